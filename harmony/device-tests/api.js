// Tests the whole API of libgomoku.so, as ArkTS calls it.
//
// usage: node api.js <libgomoku.so>
'use strict';

require('./api/exports.js');
require('./api/games.js');
require('./api/events.js');
require('./api/openings.js');
require('./api/engine.js');
require('./api/refusals.js');
require('./api/arguments.js');
require('./api/handles.js');
require('./api/panics.js');
require('./api/storage.js');
