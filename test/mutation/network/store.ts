import { mutantsBeside, mutantsOf } from '../mutant.ts'

const deltas = mutantsBeside('network/sync/write/deltas.ts', [
  [
    'a burn leaves the supply',
    'if (to === zeroAddress) delta.supply -= amount',
    'if (to === zeroAddress) delta.supply -= 0n',
  ],
  ['the sender keeps what it sent', 'tokenId, amount: -amount })', 'tokenId, amount: 0n })'],
  [
    'several changes of one holding count once',
    'found.amount += change.amount',
    'found.amount = change.amount',
  ],
])

const reorg = mutantsOf(
  'network/sync/reorg/rollback.ts',
  ['network/sync/reorg/reorg.test.ts'],
  [
    ['balances keep the removed blocks', '  await revertCoinBalances(database, ancestor)\n', ''],
    [
      'removed markets stay',
      '  await database.delete(markets).where(gt(markets.createdAtBlock, ancestor))\n',
      '',
    ],
    [
      'counts keep the removed blocks',
      '  await revertDeltas(database, deltas, removedAddresses.length)\n',
      '',
    ],
    ['candles keep the removed trades', 'if (oldest) {', 'if (oldest && ancestor < 0) {'],
    ['a removed contract stays one', '  await revertContracts(database, ancestor)\n', ''],
  ],
)

const prune = [
  ...mutantsOf(
    'network/sync/prune/pruneBlocks.ts',
    ['network/sync/prune/prune.test.ts'],
    [
      [
        'the newest volatility of a market leaves',
        '(old.block_number, old.log_index) < (last.block_number, last.log_index)',
        '(old.block_number, old.log_index) <= (last.block_number, last.log_index)',
      ],
      [
        'the newest balance of an address leaves',
        'old.block_number < last.newest',
        'old.block_number <= last.newest',
      ],
      [
        'an hour’s candles leave',
        'const shortIntervals = [60, 300, 900]',
        'const shortIntervals = [60, 300, 900, 3600]',
      ],
      [
        'nobody is told',
        '    await transaction.update(followed).set({ keptFrom: sql`greatest(kept_from, ${to}::integer)` })\n',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'network/sync/prune/pruner.ts',
    ['network/sync/prune/prune.test.ts'],
    [['blocks of today leave', 'block <= reference - shortestAge', 'true']],
  ),
  ...mutantsOf(
    'network/sync/prune/diskBudget.ts',
    ['network/sync/prune/diskBudget.test.ts'],
    [
      ['the files stay large', 'share >= shareToRewrite', 'share < 0'],
      ['the newest blocks leave', 'from + surplus, newest - leastKept + 1', 'from + surplus, newest'],
    ],
  ),
  ...mutantsOf(
    'network/sync/prune/pruner.ts',
    ['network/sync/prune/prunePartitions.test.ts'],
    [['a partition that is read is never dropped', 'newest >= retryAt && ', 'false && ']],
  ),
  ...mutantsOf(
    'network/store/partitions/dropPartitions.ts',
    ['network/store/partitions/createPartitions.test.ts'],
    [['a partition with blocks that stay is dropped', 'to <= keptFrom', 'to - 1 <= keptFrom']],
  ),
  ...mutantsOf(
    'network/sync/write/partitionsAhead.ts',
    ['network/sync/write/partitionsAhead.test.ts'],
    [['no partition is made ahead', 'Math.ceil(size * shareAhead)', '0']],
  ),
  ...mutantsOf(
    'network/store/drivers/rewriteTable.ts',
    ['network/sync/prune/busyTable.test.ts'],
    [['a rewrite waits for every reader', '`set lock_timeout = ${lockTimeout}`', "'select 1'"]],
  ),
]

const ancestor = mutantsOf(
  'network/sync/reorg/commonAncestor.ts',
  ['network/sync/reorg/reorg.test.ts'],
  [['a refusal removes blocks', 'instanceof RpcError) throw answer', 'instanceof RpcError) return false']],
)

const published = mutantsOf(
  'network/indexer/subscriptions/publishedEvents.ts',
  ['network/indexer/subscriptions/subscriptions.test.ts'],
  [
    ['a trade that a reorg moved is published again', 'return again === -1', 'return true'],
    [
      'a market is announced at every change',
      'JSON.stringify([creator, name, symbol])',
      'JSON.stringify([creator, name, symbol, Math.random()])',
    ],
  ],
)

const health = mutantsOf(
  'network/store/health.ts',
  ['network/store/health.test.ts'],
  [
    ['five blocks behind is fine', 'lag <= 2', 'lag <= 5'],
    ['a problem is not said', "if (problem) return 'failing'\n", ''],
    [
      'the lag of a store ahead of its node is negative',
      'Math.max(0, headBlock - block)',
      'headBlock - block',
    ],
    [
      'before the first block the lag is zero',
      'block === null || headBlock === null ? null',
      'block === null || headBlock === null ? 0',
    ],
  ],
)

const records = mutantsOf(
  'network/lending/records.ts',
  ['network/lending/lendingServer.test.ts'],
  [
    ['an asset without a price costs nothing', 'reserve.price === 0n ? null', "reserve.price === 0n ? '0'"],
    [
      'without debt health is a number',
      'account.healthFactor === maxUint256 ? null',
      'account.healthFactor === 0n ? null',
    ],
    ['the rate of the worst tier', 'plainTier = 2', 'plainTier = 0'],
    ['dollars with six decimals', 'usdDecimals = 8', 'usdDecimals = 6'],
  ],
)

const prices = mutantsBeside('network/seed/lending/keepPricesFresh.ts', [
  ['prices are never set again', 'now - Number(updatedAt) > maximumAge', 'false'],
])

export const storeMutants = [
  ...[...deltas, ...reorg, ...prune, ...ancestor, ...published],
  ...[...health, ...records, ...prices],
]
