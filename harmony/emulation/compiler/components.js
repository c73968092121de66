/** The components that the runtime draws. The parser has to know them: a block may follow their call. */
export const COMPONENTS = [
  'Blank', 'Button', 'Canvas', 'Checkbox', 'Column', 'Divider', 'Flex', 'Image', 'List', 'ListItem', 'Path', 'Radio',
  'Row', 'Scroll', 'Span', 'Stack', 'SymbolGlyph', 'Text', 'Toggle',
];
