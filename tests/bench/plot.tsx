import { cpus } from 'node:os';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  LOAD,
  LOAD_SORTED,
  LOAD_SORTED_TWICE,
  type Operation,
  SCROLL_STEP,
  SECOND_SORT_CLICK,
  SORT_CLICKS,
} from './operations.ts';
import type { Results } from './report.ts';
import { workOf } from './statistics.ts';
import { VARIANTS, type Variant } from './variants.ts';

interface Panel {
  readonly title: string;
  /** The slowest one is drawn. */
  readonly operations: readonly Operation[];
}

const PANELS: readonly Panel[] = [
  { title: 'Load', operations: [LOAD] },
  { title: 'Load, sorted by one', operations: [LOAD_SORTED] },
  { title: 'Load, sorted by two', operations: [LOAD_SORTED_TWICE] },
  { title: 'Sort click (slowest column)', operations: SORT_CLICKS },
  { title: 'Second column added', operations: [SECOND_SORT_CLICK] },
  { title: 'Scroll step of 300 px', operations: [SCROLL_STEP] },
];

/** All lengths in px. */
const SIZE = { width: 800, height: 512 };
const PANEL = { width: 196, height: 150, left: 60, top: 78, stepX: 256, stepY: 214 };

/** Lowest and highest work on the vertical axis, and the duration of a frame at 60 Hz, in ms. */
const LOWEST = 0.1;
const HIGHEST = 1_000;
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

const x = (rows: number) => 6 + (Math.log10(rows / 1_000) / 2) * (PANEL.width - 12);
const y = (work: number) =>
  PANEL.height * (1 - Math.log10(Math.max(work, LOWEST) / LOWEST) / Math.log10(HIGHEST / LOWEST));

type Of = Panel & Pick<Results, 'sizes'>;

function Line({ operations, sizes, variant }: Of & { variant: Variant }) {
  const points = sizes.map((size) => {
    const medians = operations.map(({ name }) => workOf(size, variant, name).median);
    return [x(size.rows), y(Math.max(...medians))] as const;
  });
  return (
    <g className={variant}>
      <polyline className="line" points={points.map((point) => point.join()).join(' ')} />
      {points.map(([left, top]) => (
        <circle key={left} className="dot" cx={left} cy={top} r={3.25} />
      ))}
    </g>
  );
}

function Chart(panel: Of) {
  const { width, height } = PANEL;
  return (
    <>
      <text className="title" y={-12}>
        {panel.title}
      </text>
      {[0.1, 1, 10, 100, 1_000].map((work) => (
        <g key={work}>
          <line className="grid" x2={width} y1={y(work)} y2={y(work)} />
          <text x={-8} y={y(work) + 4} textAnchor="end">
            {work.toLocaleString('en')}
          </text>
        </g>
      ))}
      <line className="frame" x2={width} y1={y(FRAME)} y2={y(FRAME)} />
      <line className="axis" x2={width} y1={height} y2={height} />
      {panel.sizes.map(({ rows }) => (
        <g key={rows}>
          <line className="axis" x1={x(rows)} x2={x(rows)} y1={height} y2={height + 4} />
          <text x={x(rows)} y={height + 18} textAnchor="middle">
            {`${rows / 1_000}k`}
          </text>
        </g>
      ))}
      {VARIANTS.toReversed().map((variant) => (
        <Line key={variant} {...panel} variant={variant} />
      ))}
    </>
  );
}

/** Draws the medians as an SVG document, with logarithmic scales and two colour schemes. */
export function drawPlot({ browser, sizes }: Results): string {
  const { width, height } = SIZE;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} {...SIZE}>
      <title>Work of the main thread by number of rows</title>
      <style>{STYLE}</style>
      <rect className="card" x={0.5} y={0.5} width={width - 1} height={height - 1} rx={8} />
      <text className="heading" x={20} y={30}>
        Work of the main thread, ms (median)
      </text>
      <g transform="translate(366 26)">
        <line className="frame" x2={28} />
        <text x={35} y={4}>
          {FRAME} ms, a frame
        </text>
      </g>
      {VARIANTS.map((variant, nth) => (
        <g key={variant} className={variant} transform={`translate(${521 + nth * 118} 26)`}>
          <polyline className="line" points="0,0 28,0" />
          <circle className="dot" cx={14} r={3.25} />
          <text x={35} y={4}>
            {variant === 'own' ? 'this page' : 'stock row models'}
          </text>
        </g>
      ))}
      {PANELS.map((panel, nth) => {
        const left = PANEL.left + (nth % 3) * PANEL.stepX;
        const top = PANEL.top + Math.floor(nth / 3) * PANEL.stepY;
        return (
          <g key={panel.title} transform={`translate(${left} ${top})`}>
            <Chart {...panel} sizes={sizes} />
          </g>
        );
      })}
      <text x={20} y={height - 16}>
        Horizontal axis: rows of the table. {cpus()[0]?.model}, {cpus().length} cores, {browser}.
      </text>
    </svg>,
  );
}
