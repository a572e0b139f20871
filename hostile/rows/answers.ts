import type { Row } from './row.ts'

export const answers: readonly Row[] = [
  {
    id: 'R01–R04',
    priority: 0,
    says: 'With one interface down its own parts say so, the frame names it, and the rest works.',
    shownBy: [
      'e2e/hostile/interfaces.spec.ts › with the … down its part says so, the frame names it, and the rest works',
      'hostile/matrix.test.tsx › %s with %s answering %s says so, stands, and recovers within ten seconds',
      'e2e/home.spec.ts › without the … the front page fails in one place at most',
    ],
  },
  {
    id: 'R05',
    priority: 0,
    says: 'With all interfaces down from the start the page stands, says so, and comes back without a reload.',
    shownBy: [
      'hostile/answers.test.tsx › with all interfaces down from the start %s stands and says so, and comes back without a reload',
    ],
  },
  {
    id: 'R07',
    priority: 0,
    says: 'Errors of servers and gateways are tried again a few times, said, and end by themselves.',
    shownBy: [
      'hostile/matrix.test.tsx › %s with %s answering %s says so, stands, and recovers within ten seconds',
      'e2e/hostile/faults.spec.ts › while the explorer … no page flickers, and all recover by themselves',
      'src/lib/requests/queryClient.test.ts › %s (%s) is retried: %s',
    ],
  },
  {
    id: 'R09',
    priority: 0,
    says: 'A web page in place of an answer is said to be unreadable, and never shown.',
    shownBy: [
      'hostile/matrix.test.tsx › %s with %s answering %s says so, stands, and recovers within ten seconds',
      'e2e/hostile/interfaces.spec.ts › whatever the … answers, the page stands and says what it cannot read',
    ],
  },
  {
    id: 'R10',
    priority: 0,
    says: 'An answer that is cut, empty or of another shape costs its part only.',
    shownBy: [
      'hostile/matrix.test.tsx › %s with %s answering %s says so, stands, and recovers within ten seconds',
      'e2e/hostile/interfaces.spec.ts › an empty list in place of an object takes no page down',
      'src/lib/wire/losslessJson.test.ts › a byte order mark is ignored',
    ],
  },
  {
    id: 'R12',
    priority: 0,
    says: 'A server that lets no page read its answers counts as one that is down.',
    shownBy: [
      'src/lib/requests/http.test.ts › a closed port is unreachable, and reported as a failure of the interface',
      'scripts/serve/nodePassage.test.ts › only a node that refuses the app, or that its rules refuse, needs the passage',
    ],
  },
  {
    id: 'R13',
    priority: 0,
    says: 'An indexer that answers with errors is said to have refused, and what was loaded stays.',
    shownBy: [
      'src/interfaces/indexer/market.test.ts › a failure is named: %s',
      'src/interfaces/indexer/live/swaps/swapFeed.test.ts › a failed reading is shown until one works',
      'src/ui/feedback/failure/useLastError.test.tsx › old data may have an error beside it',
    ],
  },
  {
    id: 'R14',
    priority: 0,
    says: 'Nothing beside an error is not taken for nothing; of a list only the refused part is missing.',
    shownBy: [
      'src/interfaces/indexer/market.test.ts › a failure is named: %s',
      'src/interfaces/indexer/market.test.ts › lines asked for together share operations, and a refused one costs only itself',
    ],
  },
  {
    id: 'R16',
    priority: 0,
    says: 'Whatever value is in an answer, the page stands.',
    shownBy: [
      'hostile/answers.test.tsx › %s stands whatever single values of its answers are exchanged (seed %i)',
      'e2e/hostile/text.spec.ts › amounts that are no amounts are unknown, never NaN, and take no page down',
    ],
  },
  {
    id: 'R17',
    priority: 0,
    says: 'Figures of any size are written as figures.',
    shownBy: [
      'src/lib/format/extremes.test.ts › %s writes every amount as digits, with its sign, and nothing as nothing',
      'e2e/hostile/tables.spec.ts › no cell of the list "…" prints over its neighbour, wide or narrow',
      'src/interfaces/explorer/token/tokenDecimals.test.ts › decimals %s of a token of type %s are %s',
    ],
  },
  {
    id: 'R19',
    priority: 1,
    says: 'A yield is read in the unit of the configuration, and anything else left out and counted.',
    shownBy: [
      'src/interfaces/lending/pool.test.ts › percent is turned into a fraction only when the configuration says percent',
      'src/interfaces/lending/pool.test.ts › a hostile row %j is left out and counted',
    ],
  },
  {
    id: 'R54',
    priority: 1,
    says: 'An interface that lags is said to, and an unknown lag is unknown.',
    shownBy: [
      'src/pages/status/headGapWords.test.ts › a gap of %i blocks',
      'src/pages/root/status/networkState.test.ts › the header names what does not work: %#',
      'e2e/hostile/lag.spec.ts › an indexer that lags is said to on the page "…", which is not live until it caught up',
      'src/domain/health/indexerLag.test.ts › what is unknown, or no number of a block, ends what was said and confirms nothing',
    ],
  },
  {
    id: 'R55',
    priority: 1,
    says: 'Figures that stand still say of when they are.',
    shownBy: [
      'src/ui/feedback/QueryAsOf.test.tsx › it says how old the answer is, with the exact time, and begins anew with the next answer',
      'src/domain/health/headGap.test.ts › an interface that is %s',
    ],
  },
  {
    id: 'R60',
    priority: 1,
    says: 'A field with a new name costs its own row or figure.',
    shownBy: [
      'src/lib/wire/shapes.test.ts › a list leaves out its invalid rows and counts them',
      'src/interfaces/explorer/transaction/transaction.test.ts › public fields beyond the specification are read under old and new names',
    ],
  },
  {
    id: 'R61',
    priority: 0,
    says: 'Deadlines hold for the body and all tries together, sizes and pauses are limited, leaving ends a request.',
    shownBy: [
      'src/lib/requests/http.test.ts › the deadline includes the time to read the body',
      'src/lib/requests/http.test.ts › a body above the limit is not read to its end',
      'src/lib/requests/http.test.ts › after a 429 no request is sent to the server until the time it asked for is over',
      'src/lib/requests/sharedDeadline.test.ts › the tries of one request share its time, other requests and other waits have their own',
      'src/lib/requests/retryAfter.test.ts › %s: the wait is between one second and one minute',
    ],
  },
]
