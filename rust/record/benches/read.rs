//! Time to read a tree of 10,000 nodes. `cargo bench -p gomoku-record`

use std::{hint::black_box, time::Duration};

use criterion::{BenchmarkId, Criterion, Throughput};
use gomoku_record::{Format, NodeId, Played, Record};
use gomoku_rules::{Color, Point};

const NODES: u16 = 10_000;

/// A tree as libraries are: lines of some twenty moves that branch off each other, a comment on every tenth node.
fn tree() -> Record {
    let mut record = Record::default();
    let mut path = vec![NodeId::ROOT];
    for number in 0..NODES {
        // Fixed, and different on each line.
        let place = (u32::from(number) * 7919) % 225;
        let point = Point::new((place % 15) as u8, (place / 15) as u8);
        let color = Color::ALL[(path.len() - 1) % 2];
        let node = record
            .tree
            .add(path[path.len() - 1], Some(Played::stone(color, point)));
        if number % 10 == 0 {
            record.tree.notes_mut(node).comment = format!("第{number}手，黑棋可以胜");
        }
        path.push(node);
        if path.len() > 20 {
            path.truncate(1 + usize::from(number % 17));
        }
    }
    record
}

fn main() {
    let mut criterion = Criterion::default()
        .measurement_time(Duration::from_secs(3))
        .configure_from_args();
    let record = tree();
    let mut group = criterion.benchmark_group("read a tree, a node");
    group.throughput(Throughput::Elements(NODES.into()));
    for format in [Format::Lib, Format::Sgf, Format::Json] {
        let bytes = format.write(&record).expect("it fits").bytes;
        group.bench_function(BenchmarkId::from_parameter(format), |bencher| {
            bencher.iter(|| format.read(black_box(&bytes)));
        });
    }
    group.finish();
    criterion.final_summary();
}
