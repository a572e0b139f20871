import { mutantsBeside, mutantsOf } from '../mutant.ts'

const lending = mutantsBeside('network/lending/apy.ts', [
  [
    'the yield does not compound',
    'power(scale + (rate * rayToScale) / secondsPerYear, secondsPerYear)',
    '(scale + rate * rayToScale)',
  ],
  ['the last digit is cut', '(growth + unit / 2n) / unit', 'growth / unit'],
])

const statistics = mutantsBeside('network/explorer/records/statisticsRecord.ts', [
  ['a night without blocks makes the network slow', 'gap <= 3 * middle', 'true'],
  ['a price of gas without its base fee', 'formatGwei(baseFee + tip)', 'formatGwei(tip)'],
  ['tips in the order of their blocks', '[...tips].sort((a, b) => (a < b ? -1 : 1))', '[...tips].reverse()'],
  ['days before the first transaction', '(date) => date >= oldest', '(date) => date !== oldest'],
])

const changes = [
  ...mutantsBeside('network/explorer/stateChanges/coinStateChanges.ts', [
    ['an account that is gone keeps its balance', ': 0n\n', ': before\n'],
    ['an account that only counted its nonce is empty', 'balance ?? before', 'balance ?? 0'],
  ]),
  ...mutantsBeside('network/explorer/stateChanges/storedCoinChanges.ts', [
    ['the miner gets the whole fee', 'fee - row.gasUsed * (row.baseFeePerGas ?? 0n)', 'fee'],
    [
      'a reverted transaction moves its value',
      'row.succeeded ? [row, ...payments] : []',
      '[row, ...payments]',
    ],
  ]),
  ...mutantsBeside('network/explorer/stateChanges/tokenChanges.ts', [
    ['the zero address has a balance', 'address !== zeroAddress', "address !== '0x'"],
    ['all ids of an ERC-1155 are one', "tokenType === 'ERC-1155' ? tokenId : null", 'null'],
  ]),
]

const paging = mutantsOf(
  'network/explorer/request/paging.ts',
  ['network/explorer/cursors.test.ts'],
  [
    ['a full last page has a next one', 'rows.length > size && last', 'rows.length >= size && last'],
    [
      'a cursor begins at its own row',
      '${tuple(columns)} < ${parametersOf',
      '${tuple(columns)} <= ${parametersOf',
    ],
    ['the second page is the first', '{ minimum: 1 }) - 1) * size', '{ minimum: 1 }) - 1) * 0'],
  ],
)

const queue = mutantsBeside('network/indexer/subscriptions/eventQueue.ts', [
  ['a queue without end', 'values.length < capacity', 'values.length >= 0'],
  ['a reader that waits never ends', '    for (const reader of readers.splice(0)) reader(done)\n', ''],
  ['values of an ended queue are read', '    values.length = 0\n', ''],
])

const fast = mutantsBeside('network/indexer/graphql/queryFastPath.ts', [
  ['errors take the fast path', 'result.errors ? undefined : serialise(result)', 'serialise(result)'],
  ['queries are not validated', ' && validate(schema, document).length === 0', ''],
  ['an operation of any name', '(request.operationName ?? parsed.name) !== parsed.name', 'false'],
])

const swaps = mutantsOf(
  'network/indexer/queries/swapQueries.ts',
  ['network/indexer/queries/queries.test.ts'],
  [['swaps come oldest first', 'position.map((column) => desc(column))', 'position.map((column) => column)']],
)

const markets = mutantsOf(
  'network/indexer/queries/marketQueries.ts',
  ['network/indexer/queries/queries.test.ts'],
  [
    ['% finds every market', "text.replace(/[\\\\%_]/g, '\\\\$&')", 'text'],
    ['the last offset is left out', '.offset(page.offset ?? 0)', '.offset(0)'],
  ],
)

const rpc = mutantsBeside('network/rpc/rpcClient.ts', [
  ['answers in the order they came', 'const one = byId.get(id)', 'const one = answers[id]'],
  ['a batch of any size', 'const largestBatch = 100', 'const largestBatch = 100_000'],
  ['a refusal is an answer', 'if (result instanceof RpcError) throw result\n', ''],
  ['an error shows the key of the node', 'at ${host} left out', 'at ${url} left out'],
])

const cache = mutantsBeside('network/service/responseCache.ts', [
  ['a failed answer is kept', 'if (!answer) kept.delete(key)', 'if (!answer) bytes += 0'],
  ['an answer that could not be made is kept', '() => kept.delete(key),', '() => undefined,'],
  ['an answer lives a minute', 'lifetime = 5_000', 'lifetime = 60_000'],
  ['a cache of any size', 'if (bytes > maximumBytes) clear()\n', ''],
  ['keys weigh nothing', 'key.length + answer.body.byteLength', 'answer.body.byteLength'],
  ['parts outlive their block', '    for (const empty of partitions) empty()\n', ''],
])

const reads = mutantsBeside('network/store/drivers/preparedReads.ts', [
  ['writes are prepared', "!text.startsWith('select') || ", ''],
  ['names without end', 'names.size >= maximumPrepared', 'names.size < 0'],
])

const sync = [
  ...mutantsBeside('network/sync/read/traces.ts', [
    [
      'rewards belong to the first transaction',
      'traces.filter((trace) => trace.transactionHash !== undefined)',
      'traces',
    ],
    ['a failed creation created something', 'creates && !frame.error ?', 'creates ?'],
    [
      'the coins of a destroyed contract are lost',
      'action.value ?? action.balance ?? 0',
      'action.value ?? 0',
    ],
  ]),
  ...mutantsBeside('network/sync/write/candleRows.ts', [
    [
      'a candle opens at its first trade',
      'Math.floor(time.getTime() / milliseconds) * milliseconds',
      'time.getTime()',
    ],
    ['the close is the first price', '  candle.close = price\n', ''],
    ['the low is the last price', 'if (price < candle.low) candle.low', 'candle.low'],
    ['volume of the last trade only', 'candle.volume += volume', 'candle.volume = volume'],
  ]),
]

export const serviceMutants = [
  ...[...lending, ...statistics, ...changes, ...paging, ...queue],
  ...[...fast, ...swaps, ...markets, ...rpc, ...cache, ...reads, ...sync],
]
