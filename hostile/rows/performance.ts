import type { Row } from './row.ts'

export const performance: readonly Row[] = [
  {
    id: 'P01',
    priority: 0,
    says: 'JavaScript of every page is within its budget.',
    shownBy: [
      'npm run check:size',
      'e2e/weight.spec.ts › the page "…" loads few scripts with the document, none after its data…',
    ],
  },
  {
    id: 'P02',
    priority: 0,
    says: 'A page that only reads loads no wallet, no contracts and no chart.',
    shownBy: [
      'npm run check:size',
      'e2e/weight.spec.ts › the page "…" loads few scripts with the document, none after its data…',
      'scripts/build/chunks/firstLoad.test.ts › a route needs its page and all that imports, except what the entry brings',
    ],
  },
  {
    id: 'P03',
    priority: 0,
    says: 'A page asks little, nothing twice, and not one after the other.',
    shownBy: [
      'e2e/weight.spec.ts › a transaction page is complete after at most five requests',
      'src/pages/root/search/SearchBox.test.tsx › nine keys make one request to each interface, and the beginning of a hash none',
      'npm run bench:pages',
    ],
  },
  {
    id: 'P06',
    priority: 0,
    says: 'Long lists keep the document small.',
    shownBy: [
      'e2e/weight.spec.ts › the list … keeps the document small',
      'e2e/weight.spec.ts › a table of ten thousand markets keeps the document small, wherever it is scrolled to',
      'src/pages/markets/parts/window/WindowedTable.test.tsx › of ten thousand rows only those near the window are there, and follow it in steps',
    ],
  },
  {
    id: 'P09',
    priority: 0,
    says: 'Nothing jumps while a page loads.',
    shownBy: [
      'e2e/stability.spec.ts › nothing jumps while the page "…" loads, … px wide',
      'e2e/typeface.spec.ts › a late typeface moves nothing on the page "…", … px wide',
    ],
  },
  {
    id: 'P10',
    priority: 1,
    says: 'Sorting and filtering cost a bounded number of calls.',
    shownBy: [
      'e2e/calls.spec.ts › sorting the board costs a bounded number of calls',
      'e2e/calls.spec.ts › filtering the board costs a bounded number of calls',
      'e2e/calls.spec.ts › opening a transaction of a list costs a bounded number of calls',
      'src/ui/table/Table.test.tsx › a %s is drawn again only when its record is another',
    ],
  },
  {
    id: 'P11',
    priority: 1,
    says: 'Times of two builds side by side are alike.',
    leftOut:
      'a time on a shared machine is no gate; `npm run bench:pages -- --before FOLDER --runs 9` loads both in turn and fails where the new one is slower',
  },
  {
    id: 'P12',
    priority: 1,
    says: 'The largest paint on a slow phone comes within four seconds.',
    shownBy: [
      'e2e/frame.spec.ts › the frame stands without the app, where the app then puts it, … px wide',
      'e2e/frame.spec.ts › a link asks for all files of its page side by side, and for each once',
      'e2e/weight.spec.ts › the page "…" loads few scripts with the document, none after its data…',
      'npm run bench:pages',
    ],
    except: 'a gate on the time itself, which a shared machine decides: `npm run bench:pages` prints it',
  },
  {
    id: 'P13',
    priority: 0,
    says: 'No task of a first load blocks for long.',
    shownBy: [
      'e2e/calls.spec.ts › the first load of the page "…" costs a bounded number of calls',
      'npm run bench:pages',
    ],
    except: 'a gate on milliseconds, which a shared machine decides: calls are counted instead',
  },
  {
    id: 'P14',
    priority: 0,
    says: 'A hidden tab asks nothing.',
    shownBy: [
      'e2e/weight.spec.ts › the page "…" asks nothing while nobody looks at it',
      'src/interfaces/indexer/live/watchPage.test.ts › a tab opened hidden asks nothing until it is looked at',
    ],
  },
  {
    id: 'P15',
    priority: 1,
    says: 'A burst of trades is few commits, and a chart draws only what changed.',
    shownBy: [
      'src/interfaces/indexer/live/swaps/swapFeed.test.ts › a burst of a thousand trades is a handful of commits with the last trade right',
      'src/ui/charts/candles/candleChanges.test.ts › a series that grew at its end is drawn from its last candle',
    ],
  },
  {
    id: 'P16',
    priority: 1,
    says: 'Figures are written without making formatters of the browser.',
    shownBy: ['src/lib/format/extremes.test.ts › ten thousand figures create no formatter of the browser'],
  },
  {
    id: 'P17',
    priority: 1,
    says: 'What was seen opens again at once.',
    shownBy: [
      'src/interfaces/explorer/keptAnswers.test.ts › %s that is final opens again without a request, the same',
      'src/pages/explorer/parts/page/prefetch.test.ts › a page is shown when all its data is there',
    ],
    except: 'the back/forward cache of a browser, which a page with an open socket does not enter',
  },
  {
    id: 'P18',
    priority: 2,
    says: 'Scrolling drops no frames.',
    leftOut: 'frames on a machine without a screen say nothing of a person’s',
  },
]
