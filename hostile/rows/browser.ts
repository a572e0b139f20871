import type { Row } from './row.ts'

export const browser: readonly Row[] = [
  {
    id: 'R41',
    priority: 0,
    says: 'A connection that is cut is opened again, and its state is said.',
    shownBy: [
      'src/interfaces/indexer/live/live.test.ts › after a cut connection over %s it connects again and reports the gap',
      'src/interfaces/indexer/live/liveConnection.test.ts › tries come at least a quarter of a second and at most half a minute apart',
      'src/interfaces/indexer/live/transports/legacySocketTransport.test.ts › a half-open socket is noticed 14 s after its last word, and one that answers is kept',
    ],
  },
  {
    id: 'R43',
    priority: 0,
    says: 'What was missed while a connection was cut is read.',
    shownBy: [
      'src/interfaces/indexer/live/swaps/swapFeed.test.ts › trades missed while the connection was cut are read on reconnection',
      'src/interfaces/indexer/live/swaps/swapFeed.test.ts › a gap longer than one page is read page by page until it joins',
    ],
  },
  {
    id: 'R44',
    priority: 0,
    says: 'Events that come twice, late, in another order or of another market leave the list the server’s.',
    shownBy: [
      'src/interfaces/indexer/live/swaps/sameAsServer.test.ts › after losses, doubles, disorder, floods and reorganisations the list and the candles are the server’s (%s)',
      'src/interfaces/indexer/live/swaps/swapList.test.ts › a trade that comes twice is kept once, and rows are newest first',
    ],
  },
  {
    id: 'R45',
    priority: 0,
    says: 'Without a socket the indexer is polled.',
    shownBy: [
      'src/interfaces/indexer/live/live.test.ts › an indexer without subscriptions is polled',
      'src/interfaces/indexer/live/transports/chooseTransport.test.ts › a remembered transport that does not connect is forgotten, and another one is looked for',
    ],
  },
  {
    id: 'R48',
    priority: 0,
    says: 'Nothing waits for the network to come back and then happens by itself.',
    shownBy: [
      'src/lib/requests/queryClient.test.ts › in a browser that says it is offline everything is tried at once, and nothing waits to happen later',
      'src/interfaces/indexer/live/watchPage.test.ts › a browser that is back online connects anew',
    ],
  },
  {
    id: 'R49',
    priority: 1,
    says: 'A browser that wrongly says it is offline is not believed.',
    shownBy: [
      'src/lib/requests/queryClient.test.ts › in a browser that says it is offline everything is tried at once, and nothing waits to happen later',
    ],
  },
  {
    id: 'R52',
    priority: 0,
    says: 'A storage that is forbidden, full, missing or poisoned stops nothing.',
    shownBy: [
      'src/lib/browser/storage/storage.test.ts › a forbidden storage keeps values in memory',
      'src/lib/browser/storage/storage.test.ts › a missing storage keeps values in memory',
      'src/interfaces/wallet/walletStorage.test.ts › a storage that throws is a memory',
      'e2e/hostile/config.spec.ts › poisoned storage is ignored',
    ],
  },
  {
    id: 'R58',
    priority: 0,
    says: 'A file that a new build took away reloads the page once, and loses nothing typed.',
    shownBy: [
      'src/lib/browser/reloadForNewBuild.test.ts › a file that is gone reloads the page once, and another file once more',
      'e2e/server.spec.ts › the page reaches the interfaces it uses and no other server, and runs no file that was changed',
      'src/pages/lending/parts/action/ActionForm.test.tsx › a typed amount outlives a reload, and not a dialog that was closed',
    ],
  },
  {
    id: 'R59',
    priority: 0,
    says: 'A part that falls over costs only itself, and can be tried again.',
    shownBy: [
      'src/ui/layout/Panel.test.tsx › a panel that failed is tried again with another search, and not without one',
      'hostile/matrix.test.tsx › %s with %s answering %s says so, stands, and recovers within ten seconds',
    ],
  },
]
