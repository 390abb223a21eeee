/** The plot: small multiples with logarithmic scales for rows and work. */
import { renderToStaticMarkup } from 'react-dom/server';
import { type Panel, panels } from './panels.ts';
import type { Results } from './results.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** All lengths in px. */
const WIDTH = 800;
const HEIGHT = 512;
const PANEL = { width: 196, height: 150, left: 60, top: 78, stepX: 256, stepY: 214 };

const SIZE = { width: WIDTH, height: HEIGHT };

/** Duration of a frame at 60 Hz, in ms. */
const FRAME = 16;

/** Readable on light and dark pages. */
const STYLE = `
  .card { fill: #ffffff; stroke: #d5dae2 }
  text { font: 12px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #4b5565 }
  .title { font-size: 13px; font-weight: 600; fill: #1b2028 }
  .heading { font-size: 15px; font-weight: 650; fill: #1b2028 }
  .grid { stroke: #e6e9ee } .axis { stroke: #9aa4b2 }
  .frame { stroke: #b7791f; stroke-dasharray: 4 3 }
  .line { fill: none; stroke-width: 2.25; stroke-linejoin: round }
  .own .line { stroke: #1257c4 } .own .dot, .own text { fill: #1257c4 }
  .stock .line { stroke: #b23a6f; stroke-dasharray: 7 3 } .stock .dot, .stock text { fill: #b23a6f }
  @media (prefers-color-scheme: dark) {
    .card { fill: #14171c; stroke: #2d333d }
    text { fill: #a7b0bf } .title, .heading { fill: #e6e9ef }
    .grid { stroke: #262b34 } .axis { stroke: #596273 }
    .frame { stroke: #c99a45 }
    .own .line { stroke: #84b4ff } .own .dot, .own text { fill: #84b4ff }
    .stock .line { stroke: #f29ac0 } .stock .dot, .stock text { fill: #f29ac0 }
  }
`;

type Scale = (value: number) => number;

/** A logarithmic scale that maps `low` to `start` px and `high` to `end` px. */
function logScale([low, high]: readonly [number, number], start: number, end: number): Scale {
  return (value) =>
    start + ((Math.log10(value) - Math.log10(low)) / Math.log10(high / low)) * (end - start);
}

const powers = (low: number, high: number) =>
  Array.from({ length: Math.round(Math.log10(high / low)) + 1 }, (_, index) => low * 10 ** index);

function Line({ panel, variant, x, y }: { panel: Panel; variant: Variant; x: Scale; y: Scale }) {
  const points = panel.lines[variant].map(({ rows, work }) => [x(rows), y(work)] as const);
  return (
    <g className={variant}>
      <polyline className="line" points={points.map((point) => point.join()).join(' ')} />
      {points.map(([left, top]) => (
        <circle key={left} className="dot" cx={left} cy={top} r={3.25} />
      ))}
    </g>
  );
}

function Small({ panel, rows, ms }: { panel: Panel; rows: number[]; ms: [number, number] }) {
  const { width, height } = PANEL;
  const x = logScale([rows[0] ?? 1, rows.at(-1) ?? 1], 6, width - 6);
  const y = logScale(ms, height, 0);
  return (
    <>
      <text className="title" y={-12}>
        {panel.title}
      </text>
      {powers(...ms).map((value) => (
        <g key={value}>
          <line className="grid" x2={width} y1={y(value)} y2={y(value)} />
          <text x={-8} y={y(value) + 4} textAnchor="end">
            {value.toLocaleString('en')}
          </text>
        </g>
      ))}
      <line className="frame" x2={width} y1={y(FRAME)} y2={y(FRAME)} />
      <line className="axis" x2={width} y1={height} y2={height} />
      {rows.map((value) => (
        <g key={value}>
          <line className="axis" x1={x(value)} x2={x(value)} y1={height} y2={height + 4} />
          <text x={x(value)} y={height + 18} textAnchor="middle">
            {value < 1_000 ? value : `${value / 1_000}k`}
          </text>
        </g>
      ))}
      {[...VARIANTS].reverse().map((variant) => (
        <Line key={variant} {...{ panel, variant, x, y }} />
      ))}
    </>
  );
}

/** Draws the medians of a run as an SVG document with a light and a dark colour scheme. */
export function drawPlot(results: Results): string {
  const all = panels(results);
  const { processor, cores, browser } = results.machine;
  const rows = results.sizes.map((size) => size.rows);
  const works = all.flatMap(({ lines }) => VARIANTS.flatMap((variant) => lines[variant]));
  const exponents = works.map(({ work }) => Math.log10(Math.max(work, 0.1)));
  const ms: [number, number] = [
    10 ** Math.floor(Math.min(...exponents)),
    10 ** Math.ceil(Math.max(...exponents)),
  ];
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} {...SIZE}>
      <title>Work of the main thread by number of rows</title>
      <style>{STYLE}</style>
      <rect className="card" x={0.5} y={0.5} width={WIDTH - 1} height={HEIGHT - 1} rx={8} />
      <text className="heading" x={20} y={30}>
        Work of the main thread, ms (median)
      </text>
      <g transform="translate(366 26)">
        <line className="frame" x2={28} />
        <text x={35} y={4}>
          {FRAME} ms, a frame
        </text>
      </g>
      {VARIANTS.map((variant, index) => (
        <g key={variant} className={variant} transform={`translate(${521 + index * 118} 26)`}>
          <polyline className="line" points="0,0 28,0" />
          <circle className="dot" cx={14} r={3.25} />
          <text x={35} y={4}>
            {variant === 'own' ? 'this page' : 'stock row models'}
          </text>
        </g>
      ))}
      {all.map((panel, index) => {
        const left = PANEL.left + (index % 3) * PANEL.stepX;
        const top = PANEL.top + Math.floor(index / 3) * PANEL.stepY;
        return (
          <g key={panel.title} transform={`translate(${left} ${top})`}>
            <Small {...{ panel, rows, ms }} />
          </g>
        );
      })}
      <text x={20} y={HEIGHT - 16}>
        Horizontal axis: rows of the table. {processor}, {cores} cores, {browser}.
      </text>
    </svg>,
  );
}
