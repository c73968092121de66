//! A small network that corrects the sum of the codes' weights: its weights and its last layers.
//!
//! Each empty point has [`CHANNELS`] numbers for either side, the sums of what the views of its four lines say to
//! them, clipped at zero and [`ONE`]. Added up over the board they go through one hidden layer. Mirrored and turned
//! boards give the same, and so do exchanged colours.

use std::sync::OnceLock;

use crate::view::VIEWS;

/// How many numbers a point has for one side.
pub const CHANNELS: usize = 16;

/// The numbers of a point, or their sums over the board: what they say to Black, then to White.
pub(crate) type Row = [i16; 2 * CHANNELS];

/// The largest that a number of a point counts.
pub const ONE: i16 = 64;

/// The sums over the board are worth this much of what they are in the points.
pub const SHARE: f32 = 0.25;

/// How many numbers the hidden layer has.
pub const HIDDEN: usize = 16;

type Input = [f32; 2 * CHANNELS];

/// The fitted weights, see `examples/tune`.
static FITTED: &[u8; ROWS_BYTES + 4 * OTHERS] = include_bytes!("network.bin");

const ROWS_BYTES: usize = VIEWS * 2 * CHANNELS;
const OTHERS: usize = CHANNELS + 2 * CHANNELS + HIDDEN * 2 * CHANNELS + 2 * HIDDEN + 1;

/// The weights of the network, the same for all rules.
#[derive(Debug)]
pub(crate) struct Network {
    /// What a side's view says: to the side itself, then to the other.
    rows: Box<[Row; VIEWS]>,
    bias: Row,
    skip: Input,
    hidden: [(Input, f32); HIDDEN],
    output: [f32; HIDDEN],
    output_bias: f32,
}

impl Network {
    /// The network, read from the program when first asked for.
    pub(crate) fn get() -> &'static Network {
        static NETWORK: OnceLock<Network> = OnceLock::new();
        NETWORK.get_or_init(Network::read)
    }

    /// Rows are bytes; what follows are little-endian numbers of four bytes.
    fn read() -> Network {
        let (rows, others) = FITTED.split_at(ROWS_BYTES);
        let rows: Vec<Row> = rows
            .chunks_exact(2 * CHANNELS)
            .map(|row| std::array::from_fn(|index| i16::from(row[index].cast_signed())))
            .collect();
        let mut others = others
            .chunks_exact(4)
            .map(|bytes| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        let mut next = || others.next().unwrap_or_default();
        let bias: [i16; CHANNELS] = std::array::from_fn(|_| (next() * f32::from(ONE)).round() as i16);
        let skip = std::array::from_fn(|_| next());
        let weights: [Input; HIDDEN] = std::array::from_fn(|_| std::array::from_fn(|_| next()));
        Network {
            rows: rows.try_into().expect("the length is that of the array"),
            bias: std::array::from_fn(|index| bias[index % CHANNELS]),
            skip,
            hidden: weights.map(|weights| (weights, next())),
            output: std::array::from_fn(|_| next()),
            output_bias: next(),
        }
    }

    /// What a side's view says: to the side itself, then to the other.
    #[inline]
    pub(crate) fn row(&self, view: u16) -> &Row {
        &self.rows[usize::from(view)]
    }

    /// What a point without stones on its lines says.
    pub(crate) fn bias(&self) -> &Row {
        &self.bias
    }

    /// What the side to move, whose sums are `own`, can expect more than the codes say: 1 is from even to 73 %.
    pub(crate) fn correction(&self, own: &[i16], other: &[i16]) -> f32 {
        let mut input = [0.0; 2 * CHANNELS];
        for (input, &sum) in input.iter_mut().zip(own.iter().chain(other)) {
            *input = f32::from(sum) * (SHARE / f32::from(ONE));
        }
        let hidden = self
            .hidden
            .iter()
            .map(|(weights, bias)| (bias + dot(&input, weights)).max(0.0));
        let hidden: f32 = hidden
            .zip(self.output)
            .map(|(value, weight)| value * weight)
            .sum();
        self.output_bias + dot(&input, &self.skip) + hidden
    }
}

/// Eight sums side by side, which processors add at once; the order is fixed, so that all of them find the same.
#[inline]
fn dot(input: &Input, weights: &Input) -> f32 {
    let mut sums = [0.0; 8];
    for (input, weights) in input.chunks_exact(8).zip(weights.chunks_exact(8)) {
        for index in 0..8 {
            sums[index] += input[index] * weights[index];
        }
    }
    sums.iter().sum()
}
