import type { Row } from './row.ts'

const everyPage = 'e2e/accessibility.spec.ts › the page "…" is for everyone: wide and narrow, light and dark'

export const accessibility: readonly Row[] = [
  {
    id: 'A01',
    priority: 0,
    says: 'Axe finds nothing of WCAG 2.2 AA on any page, in either theme, wide or narrow, or in dialogs.',
    shownBy: [
      everyPage,
      'e2e/accessibility.spec.ts › dialogs are for everyone: connecting and depositing',
      'e2e/accessibility.spec.ts › suggestions are for everyone',
    ],
    except: 'what axe leaves open, such as text over a gradient',
  },
  {
    id: 'A02',
    priority: 0,
    says: 'Up and down have a contrast of 4.5 in both themes.',
    shownBy: [everyPage],
  },
  {
    id: 'A04',
    priority: 0,
    says: 'Tables are tables, and only the column of the order has a direction.',
    shownBy: [
      'src/pages/markets/board/marketColumns.test.tsx › only the column of the order has a direction, and a press on another sorts by it, largest first',
      'src/ui/table/Table.test.tsx › a wide window has a table; the unit of a column is in its head',
      'src/pages/markets/parts/window/WindowedTable.test.tsx › a screen reader hears how many rows there are and which one it is on, also after rows were added',
    ],
  },
  {
    id: 'A05',
    priority: 0,
    says: 'Up and down have a sign, not only a colour.',
    shownBy: ['src/lib/format/percent.test.ts › a change has a sign, and zero has none'],
  },
  {
    id: 'A07',
    priority: 0,
    says: 'A list stands still while it is read or paused, and counts what is new.',
    shownBy: [
      'src/pages/markets/parts/useHold.test.tsx › a list stands still until it is resumed',
      'src/pages/explorer/parts/lists/useBufferedList.test.tsx › a paused list does not change, and counts new rows',
      'src/ui/feedback/LiveNews.test.tsx › nothing is said while it is paused, and only the newest afterwards',
    ],
  },
  {
    id: 'A08',
    priority: 0,
    says: 'A dialog takes the focus, ends with Escape and gives the focus back.',
    shownBy: [
      'e2e/accessibility.spec.ts › the keyboard alone skips to the page, opens a market, changes a tab and connects',
      'e2e/accessibility.spec.ts › dialogs are for everyone: connecting and depositing',
    ],
  },
  {
    id: 'A09',
    priority: 0,
    says: 'A deposit is made with the keyboard alone.',
    shownBy: [
      'src/pages/lending/parts/action/ActionScenarios.test.tsx › a deposit is made with the keyboard alone, and each of its states is announced once',
    ],
  },
  {
    id: 'A10',
    priority: 0,
    says: 'Each state of a transaction is announced once.',
    shownBy: [
      'src/pages/lending/parts/action/ActionScenarios.test.tsx › a deposit is made with the keyboard alone, and each of its states is announced once',
      'src/ui/feedback/Toasts.test.tsx › a message from outside React is announced politely, in a region that was there before it',
    ],
  },
  {
    id: 'A12',
    priority: 0,
    says: 'Whatever is pressed is 24 pixels large or has that room.',
    shownBy: [everyPage],
  },
  {
    id: 'A13',
    priority: 0,
    says: 'A page has one heading, which gets the focus; a link skips to it.',
    shownBy: [
      everyPage,
      'src/pages/root/layout/usePageFocus.test.tsx › the first page does not move the focus, the next one moves it to its heading',
      'e2e/accessibility.spec.ts › the keyboard alone skips to the page, opens a market, changes a tab and connects',
    ],
  },
  {
    id: 'A14',
    priority: 0,
    says: 'A chart is walked by keys.',
    shownBy: ['src/ui/charts/candles/candleKeys.test.ts › %s from %s leads to %s'],
  },
  { id: 'A16', priority: 0, says: 'Nothing moves for those who want it still.', shownBy: [everyPage] },
  {
    id: 'A17',
    priority: 1,
    says: 'The focus is seen with forced colours, too.',
    shownBy: ['e2e/accessibility.spec.ts › a person always sees where the focus is, with forced colours: …'],
  },
  {
    id: 'A18',
    priority: 1,
    says: 'Shortcuts of one key can be turned off, and are text in a field.',
    shownBy: [
      'src/pages/root/search/useSearchKey.test.tsx › the shortcut can be turned off',
      'src/pages/root/search/useSearchKey.test.tsx › a / typed into a field (%s) is only text',
    ],
  },
  {
    id: 'A19',
    priority: 1,
    says: 'A button that copies says what, and that it has.',
    shownBy: [
      'src/ui/links/Copy.test.tsx › what is copied is named by its button, copied whole, and announced once it is',
    ],
  },
  {
    id: 'A20',
    priority: 1,
    says: 'A mistake in a form is described at its field, and what was typed stays.',
    shownBy: [
      'src/ui/form/AmountInput.test.tsx › typed text is not changed, and its problem is shown',
      'src/pages/lending/parts/action/ActionScenarios.test.tsx › who declines the deposit finds the form as it was, and the second try works',
    ],
  },
]
