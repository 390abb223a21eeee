/** A mutant: its line, with the mutated code in «», and what replaces that code. */
export type Identity = readonly [line: string, replacement: string];

/** Mutants that may survive, by their file and the reason. */
export type Survivors = Readonly<Record<string, Readonly<Record<string, readonly Identity[]>>>>;

/**
 * All mutants that survive: in code of R points the features alone do not kill them, elsewhere no feature,
 * property or unit test does. `npm run mutation` fails if another one survives, or if one of these does not; it
 * prints the entries that are missing.
 */
export const SURVIVORS: Survivors = {
  'src/contact/generator.ts': {
    'which contacts a seed gives is up to the page: a property pins those below 2^32': [
      ['const high = Math.floor(«seed / 2 ** 32»);', 'seed * 2 ** 32'],
      ['faker.seed(«high === 0» ? seed : [seed, high]);', 'false'],
    ],
  },
  'src/loading/threshold.ts': {
    'the address always gives a text: only code can give anything else, as unit tests do': [
      ["const match = «typeof input === 'string'» && TEXT.exec(input);", 'true'],
    ],
    'only a zoomed screen ends less than 1 px from its bottom, as in a unit test': [
      ['if («distance < 1») return true;', 'false'],
    ],
  },
  'src/loading/throttle.ts': {
    'cancelled only when the page is left: a component test unmounts it, a unit test cancels': [
      ['return Object.assign(call, «{ cancel }»);', '{}'],
    ],
  },
  'src/loading/useContactList.ts': {
    'cancelled only when the page is left: a component test unmounts it during a load': [
      ['return «() => cancelAnimationFrame(frame)»;', '() => undefined'],
    ],
  },
  'src/loading/useLoadNearBottom.ts': {
    'the page has one PageScroll, so the effect is cleaned up when the page is left': [
      ['return () => «{»', '{}'],
    ],
    'this page ignores a second request: only component tests see it': [
      ['if (geometry && isThresholdReached(threshold, geometry)) «load?.()»;', 'load()'],
    ],
    'a hidden page calls no listener, and this page ignores a second request': [
      ['if («!load || !geometry») return;', 'false'],
      ['if («!load || !geometry») return;', '!load && !geometry'],
    ],
    '2 px below the list are invisible, even earlier or longer than needed': [
      [
        'if («geometry.scrollHeight - spacerHeight» - geometry.clientHeight <= 1) load();',
        'geometry.scrollHeight + spacerHeight',
      ],
      ['else if («pageScroll.isScrolling») return;', 'false'],
      ['else if («distance < 2») setHeight(height + 2);', 'distance <= 2'],
      ['else if («distance - spacerHeight >= 2») setHeight(0);', 'false'],
      ['else if («distance - spacerHeight >= 2») setHeight(0);', 'distance - spacerHeight > 2'],
    ],
  },
  'src/row-models/appendOnlyCoreRowModel.ts': {
    'equivalent: there is a last row wherever it is asked for': [
      [
        'if (length > 0 && (!last || table.getRowId(last, length - 1) !== «rows.at(-1)?.id»)) {',
        'rows.at(-1).id',
      ],
    ],
  },
  'src/row-models/columnIndex.ts': {
    'equivalent: what is copied too far is overwritten': [
      ['copy.set(numbers.subarray(from - nth, «slot - nth»), from);', 'slot + nth'],
    ],
    'equivalent but slower: it copies or sorts what is there already': [
      ['if («length === rows.length») return;', 'false'],
      ['if («!desc && !presorted») return places;', 'false'],
    ],
    'equivalent: beyond the list there is no group': [
      ['for (let nth = 0; «nth < length»; nth += 1) {', 'nth <= length'],
    ],
  },
  'src/row-models/indexedSortedRowModel.ts': {
    'equivalent: optional to the types alone': [
      [
        'for (const { id, desc } of sort.toReversed()) places = «indexes.get(id)?.sort»(desc, places);',
        'indexes.get(id).sort',
      ],
      [
        '«sortFn_alphanumeric.resolveDataValue?.(accessorFn(original, index))»,',
        'sortFn_alphanumeric.resolveDataValue(accessorFn(original, index))',
      ],
    ],
  },
  'src/row-window/documentRows.ts': {
    'rows are as high as the style sheet says, unless their text is longer than a line': [
      [
        'const estimatedRowHeight = («styled || (body.rows[1] as HTMLElement).offsetHeight» || 1) * zoom;',
        'styled && (body.rows[1] as HTMLElement).offsetHeight',
      ],
    ],
  },
  'src/row-window/events.ts': {
    'whether exactly a tenth of a pixel counts as rounding is invisible': [
      [
        'if (start > 0 ? «missing < ROUNDING» : missing === 0) return layout;',
        'missing <= ROUNDING',
      ],
      [
        'return edges.some((edge, nth) => «Math.abs(edge - (oldEdges[nth] as number)) >= ROUNDING»);',
        'Math.abs(edge - (oldEdges[nth] as number)) > ROUNDING',
      ],
    ],
  },
  'src/row-window/rowWindow.ts': {
    'equivalent: a commit replaces it before it is read': [
      ['edges: «[0]»,', '[]'],
      ['private rendered: Rendered = «{ rows: [], range: NO_ROWS }»;', '{}'],
      ['private rendered: Rendered = { rows: «[]», range: NO_ROWS };', '["Stryker was here"]'],
      ['private isPlaced = «false»;', 'true'],
    ],
    'equivalent: the first rows are no load, whatever was there before': [
      [
        'private view: View = { rows: «[]», layout: NO_ROWS, top: 0, first: 0 };',
        '["Stryker was here"]',
      ],
    ],
  },
  'src/sorting/sorting.ts': {
    'equivalent on this page: the table library falls back to the place of generation': [
      ['export const getRowId = «({ uuid }: Contact): string => uuid»;', '() => undefined'],
    ],
  },
  'src/table/HeaderCell.tsx': {
    'the library gives every column of this table a handler': [
      ['if (!event.repeat) «onSort?.(event)»;', 'onSort(event)'],
    ],
    'in Chromium the click by Space reports Shift, too': [
      ["if (event.key !== 'Enter' && «event.key !== ' '») return;", 'true'],
      ["if (event.key !== 'Enter' && event.key !== «' '») return;", '""'],
    ],
  },
  'src/table/PaperRows.tsx': {
    'only component tests print more contacts than there is paper for': [
      ['{«rows.slice(0, MAX_PAPER_ROWS)».map((row, index) => (', 'rows'],
      ['{«left > 0 && (»', 'true'],
      ['{«left > 0 && (»', 'false'],
      ['{«left > 0» && (', 'left >= 0'],
    ],
  },
  'src/warnings.ts': {
    'the address always gives a text: a unit test gives numbers': [
      [
        "const value = «typeof input === 'string'» ? JSON.stringify(input) : String(input);",
        'true',
      ],
    ],
  },
};
