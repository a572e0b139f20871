import { eq } from 'drizzle-orm'
import { formatUnits, getAddress, zeroAddress } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { startIndexer } from '#network/indexer/indexerServer.ts'
import { addresses } from '#network/store/schema/addressTables.ts'
import { candles, markets, swaps } from '#network/store/schema/marketTables.ts'
import { tokenBalances, tokens, tokenTransfers } from '#network/store/schema/tokenTables.ts'
import { openSample, sample, sampleAddress, sampleTime } from '#network/testing/store/sample.ts'
import { sampleMarkets } from '#network/testing/store/sampleMarkets.ts'

const store = await openSample()
const service = await startIndexer({ store, port: 0 })

afterAll(async () => {
  await service.stop()
  await store.close()
})

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const body = await response.json()
  expect(body.errors).toBeUndefined()
  return body.data
}

const pool = sampleMarkets.pool(1)
const swapFields = `id txHash poolAddress sender stablecoinIn stablecoinOut tokenIn tokenOut amountIn amountOut
  feeAmount reserveUsdAfter reserveTokenAfter priceUsd blockNumber timestamp`

test('a market has every field, exactly', async () => {
  const row = (await store.database.select().from(markets)).find(
    (market) => market.pool === sampleMarkets.pool(0),
  )
  if (!row) throw new Error('the sample lost its market')
  const { market } = await ask(
    `query($poolAddress: String) { market(poolAddress: $poolAddress) {
      id poolAddress tokenAddress nftId creator name symbol metadata metadataImageUrl virtualReserveUSD
      realReserveUSD reserveToken spotPrice marketCap volume24h volumeTotal trades24h tradesTotal feeStrategy
      volatility holders createdAtBlock createdAt updatedAt } }`,
    { poolAddress: row.pool.toLowerCase() },
  )
  expect(market).toEqual({
    id: 1,
    poolAddress: getAddress(row.pool),
    tokenAddress: getAddress(sampleMarkets.token(0)),
    nftId: 1,
    creator: sampleAddress(0xa1),
    name: 'Anchor',
    symbol: 'ANC',
    metadata: { description: 'Market 0', links: { website: 'https://example.com' } },
    metadataImageUrl: 'https://example.com/anchor.png',
    virtualReserveUSD: formatUnits(row.virtualReserveUsd, 18),
    realReserveUSD: formatUnits(row.realReserveUsd, 18),
    reserveToken: formatUnits(row.reserveToken, 18),
    spotPrice: formatUnits(row.spotPrice, 18),
    marketCap: formatUnits(row.marketCap, 18),
    volume24h: formatUnits(row.volume24h, 18),
    volumeTotal: formatUnits(row.volumeTotal, 18),
    trades24h: row.trades24h,
    tradesTotal: row.tradesTotal,
    feeStrategy: 0,
    volatility: 0,
    holders: 0,
    createdAtBlock: 1,
    createdAt: sampleTime(1).toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })
})

test('each order of markets sorts as its name says', async () => {
  const order = async (orderBy: string) =>
    (await ask(`{ markets(orderBy: ${orderBy}) { id } }`)).markets.map((market: { id: number }) => market.id)
  const rows = await store.database.select().from(markets)
  const by = (value: (row: (typeof rows)[number]) => bigint | number) =>
    [...rows].sort((left, right) => Number(BigInt(value(left)) - BigInt(value(right)))).map((row) => row.id)
  expect(await order('MARKET_CAP_ASC')).toEqual(by((row) => row.marketCap))
  expect(await order('MARKET_CAP_DESC')).toEqual(by((row) => row.marketCap).reverse())
  expect(await order('VOLUME_DESC')).toEqual(by((row) => row.volume24h).reverse())
  expect(await order('CREATED_ASC')).toEqual([1, 2, 3])
  expect(await order('CREATED_DESC')).toEqual([3, 2, 1])
  expect(await order('PRICE_DESC')).toEqual(by((row) => row.spotPrice).reverse())
  expect(await order('HOLDERS_DESC')).toEqual([3, 2, 1])
})

test('pages of markets continue each other', async () => {
  const ids = async (page: string) =>
    (await ask(`{ markets(orderBy: CREATED_ASC, ${page}) { id } }`)).markets.map(
      ({ id }: { id: number }) => id,
    )
  expect(await ids('limit: 2')).toEqual([1, 2])
  expect(await ids('limit: 2, offset: 2')).toEqual([3])
  expect(await ids('limit: 2, offset: 3')).toEqual([])
})

test('a market is found by token and by symbol, and is null when there is none', async () => {
  const token = sampleMarkets.token(2).toLowerCase()
  expect((await ask(`{ market(tokenAddress: "${token}") { symbol } }`)).market).toEqual({ symbol: 'CRL' })
  expect((await ask('{ market(symbol: "BCN") { id } }')).market).toEqual({ id: 2 })
  expect((await ask(`{ market(symbol: "BCN", tokenAddress: "${token}") { id } }`)).market).toBeNull()
  expect((await ask(`{ market(poolAddress: "${zeroAddress}") { id } }`)).market).toBeNull()
})

test('search finds name, symbol and address, the best match first, and treats % and _ as plain characters', async () => {
  const search = async (query: string) =>
    (
      await ask('query($query: String!) { searchMarkets(query: $query) { symbol } }', { query })
    ).searchMarkets.map(({ symbol }: { symbol: string }) => symbol)
  expect(await search('bcn')).toEqual(['BCN'])
  expect(await search('UNREASONABLY')).toEqual(['BCN'])
  // The first letter is Cyrillic.
  expect(await search('ВCN')).toEqual(['BCN'])
  expect(await search(sampleMarkets.pool(1).toLowerCase())).toEqual(['BCN'])
  expect(await search(sampleMarkets.token(0).slice(0, 5))).toEqual(['ANC'])
  for (const nothing of ['', '   ', '%', '_', 'a_c', '\\', "' or 1=1 --"])
    expect(await search(nothing)).toEqual([])
})

test('trendingMarkets and marketsByCreator list their markets in order', async () => {
  const { trendingMarkets } = await ask('{ trendingMarkets(limit: 1) { volume24h } }')
  const { markets: byVolume } = await ask('{ markets(orderBy: VOLUME_DESC, limit: 1) { volume24h } }')
  expect(trendingMarkets).toEqual(byVolume)
  const creator = sampleAddress(0xa2).toLowerCase()
  expect((await ask(`{ marketsByCreator(creator: "${creator}") { id } }`)).marketsByCreator).toEqual([
    { id: 2 },
  ])
})

test('swaps of a pool come newest first with exact amounts and both sides', async () => {
  const rows = (await store.database.select().from(swaps))
    .filter((swap) => swap.pool === pool)
    .sort((left, right) => right.blockNumber - left.blockNumber)
  const found = await ask(
    `query($pool: String!) { swaps(poolAddress: $pool, limit: 1000) { ${swapFields} } }`,
    { pool },
  )
  const token = sampleMarkets.token(1)
  expect(found.swaps).toEqual(
    rows.map((swap) => ({
      id: swap.id,
      txHash: swap.transactionHash,
      poolAddress: pool,
      sender: swap.sender,
      stablecoinIn: swap.isBuy ? sample.stablecoin : null,
      stablecoinOut: swap.isBuy ? null : sample.stablecoin,
      tokenIn: swap.isBuy ? sample.stablecoin : token,
      tokenOut: swap.isBuy ? token : sample.stablecoin,
      amountIn: formatUnits(swap.amountIn, 18),
      amountOut: formatUnits(swap.amountOut, 18),
      feeAmount: formatUnits(swap.feeAmount, 18),
      reserveUsdAfter: formatUnits(swap.reserveUsdAfter, 18),
      reserveTokenAfter: formatUnits(swap.reserveTokenAfter, 18),
      priceUsd: formatUnits(swap.priceAfter, 18),
      blockNumber: swap.blockNumber,
      timestamp: swap.timestamp.toISOString(),
    })),
  )
  expect(new Set(rows.map((swap) => swap.isBuy)).size).toBe(2)
})

test('swapsByUser and recentSwaps list their trades newest first', async () => {
  const rows = (await store.database.select().from(swaps)).sort(
    (left, right) => right.blockNumber - left.blockNumber,
  )
  const sender = rows[0]?.sender ?? zeroAddress
  const own = rows.filter((swap) => swap.sender === sender).map(({ id }) => ({ id }))
  const { swapsByUser } = await ask(`{ swapsByUser(sender: "${sender}", limit: 2, offset: 1) { id } }`)
  expect(swapsByUser).toEqual(own.slice(1, 3))
  const { recentSwaps } = await ask('{ recentSwaps(limit: 3) { id } }')
  expect(recentSwaps).toEqual(rows.slice(0, 3).map(({ id }) => ({ id })))
})

test('transfers of a token, and of an address from both its sides, in whole tokens', async () => {
  const rows = (await store.database.select().from(tokenTransfers))
    .filter((transfer) => transfer.tokenType === 'ERC-20')
    .sort((left, right) => right.blockNumber - left.blockNumber)
  const { tokenTransfers: found } = await ask(
    `{ tokenTransfers(tokenAddress: "${sample.stablecoin.toLowerCase()}") {
      id txHash tokenAddress fromAddress toAddress amount blockNumber timestamp } }`,
  )
  expect(found).toEqual(
    rows.map((transfer) => ({
      id: transfer.id,
      txHash: transfer.transactionHash,
      tokenAddress: sample.stablecoin,
      fromAddress: transfer.from,
      toAddress: transfer.to,
      amount: formatUnits(transfer.amount, 6),
      blockNumber: transfer.blockNumber,
      timestamp: transfer.timestamp.toISOString(),
    })),
  )
  for (const address of new Set(rows.flatMap(({ from, to }) => [from, to]))) {
    const own = rows.filter(({ from, to }) => from === address || to === address).map(({ id }) => ({ id }))
    const all = await ask(`{ transfersByAddress(address: "${address}") { id } }`)
    expect(all.transfersByAddress).toEqual(own)
    const second = await ask(`{ transfersByAddress(address: "${address}", limit: 1, offset: 1) { id } }`)
    expect(second.transfersByAddress).toEqual(own.slice(1, 2))
  }
  expect(
    (await ask(`{ tokenTransfers(tokenAddress: "${sample.collectible}") { id } }`)).tokenTransfers,
  ).toEqual([])
})

test('holders come largest first with their share of the supply in percent', async () => {
  const token = sampleAddress(0xee)
  await store.database.insert(tokens).values({
    ...{ address: token, firstBlock: 1, type: 'ERC-20', name: 'Third', symbol: 'THD', decimals: 2 },
    ...{ totalSupply: 300n, holders: 2 },
  })
  await store.database.insert(tokenBalances).values([
    { token, holder: sample.accounts[0], amount: 100n },
    { token, holder: sample.accounts[1], amount: 200n },
  ])
  const found = await ask(
    `{ topHolders(tokenAddress: "${token}") { holderAddress balance percentage } holderCount(tokenAddress: "${token}") }`,
  )
  expect(found).toEqual({
    topHolders: [
      { holderAddress: sample.accounts[1], balance: '2', percentage: 66.666666666666 },
      { holderAddress: sample.accounts[0], balance: '1', percentage: 33.333333333333 },
    ],
    holderCount: 2,
  })
  const one = await ask(`{ topHolders(tokenAddress: "${token}", limit: 1) { balance } }`)
  expect(one.topHolders).toEqual([{ balance: '2' }])
  expect((await ask(`{ holderCount(tokenAddress: "${zeroAddress}") }`)).holderCount).toBe(0)
  expect((await ask(`{ holderCount(tokenAddress: "${sampleMarkets.token(1)}") }`)).holderCount).toBe(2)
})

test('an address that withdrew more of an interest-bearing token than it deposited is no holder', async () => {
  const token = sampleAddress(0xef)
  await store.database.insert(tokens).values({
    ...{ address: token, firstBlock: 1, type: 'ERC-20', name: 'Receipt', symbol: 'pTHD', decimals: 0 },
    ...{ totalSupply: 95n, holders: 1 },
  })
  await store.database.insert(tokenBalances).values([
    { token, holder: sample.accounts[0], amount: 100n },
    { token, holder: sample.accounts[1], amount: -5n },
  ])
  const { topHolders } = await ask(`{ topHolders(tokenAddress: "${token}") { balance percentage } }`)
  expect(topHolders).toEqual([{ balance: '100', percentage: 100 }])
})

test('fee claims of an NFT', async () => {
  const { feeClaims } = await ask(
    '{ feeClaims(nftId: 2) { id txHash poolAddress nftId recipient amount blockNumber timestamp } }',
  )
  expect(feeClaims).toEqual([
    {
      id: 1,
      txHash: `0x${'f'.repeat(64)}`,
      poolAddress: pool,
      nftId: 2,
      recipient: sampleAddress(0xa1),
      amount: '1.234567',
      blockNumber: 39,
      timestamp: sampleTime(39).toISOString(),
    },
  ])
  expect((await ask('{ feeClaims(nftId: -1) { id } }')).feeClaims).toEqual([])
})

test('candles of each interval are the newest, oldest first, and hold every trade', async () => {
  const trades = (await store.database.select().from(swaps)).filter((swap) => swap.pool === pool).length
  const stored = await store.database.select().from(candles)
  for (const [interval, seconds] of [
    ['1m', 60],
    ['5m', 300],
    ['15m', 900],
    ['1h', 3_600],
    ['4h', 14_400],
    ['1d', 86_400],
  ] as const) {
    const rows = stored
      .filter((candle) => candle.pool === pool && candle.interval === seconds)
      .sort((left, right) => left.openTime.getTime() - right.openTime.getTime())
      .map((candle) => ({
        openTime: candle.openTime.toISOString(),
        open: formatUnits(candle.open, 18),
        high: formatUnits(candle.high, 18),
        low: formatUnits(candle.low, 18),
        close: formatUnits(candle.close, 18),
        volume: formatUnits(candle.volume, 18),
        trades: candle.trades,
      }))
    const query = (limit: number) =>
      ask(`{ candles(poolAddress: "${pool}", interval: "${interval}", limit: ${limit}) {
        openTime open high low close volume trades } }`)
    expect((await query(1000)).candles).toEqual(rows)
    expect((await query(2)).candles).toEqual(rows.slice(-2))
    expect(rows.reduce((sum, candle) => sum + candle.trades, 0)).toBe(trades)
  }
})

test('metadata of a market token, of another token and of no token', async () => {
  const fields = '{ tokenAddress name symbol metadata imageUrl description links }'
  const read = async (address: string) =>
    (await ask(`{ tokenMetadata(tokenAddress: "${address}") ${fields} }`)).tokenMetadata
  const none = { metadata: null, imageUrl: null, description: null, links: null }
  expect(await read(sampleMarkets.token(0))).toEqual({
    tokenAddress: sampleMarkets.token(0),
    name: 'Anchor',
    symbol: 'ANC',
    metadata: { description: 'Market 0', links: { website: 'https://example.com' } },
    imageUrl: 'https://example.com/anchor.png',
    description: 'Market 0',
    links: { website: 'https://example.com' },
  })
  expect(await read(sampleMarkets.token(2))).toMatchObject({ symbol: 'CRL', ...none })
  expect(await read(sample.stablecoin)).toMatchObject({ name: 'Tide Dollar', symbol: 'TUSD', ...none })
  expect(await read(zeroAddress)).toBeNull()
})

test('unusable and harmful parts of metadata are left out, and the metadata itself stays as it is', async () => {
  const readMetadata = async (metadata: unknown) => {
    await store.database.update(markets).set({ metadata }).where(eq(markets.id, 3))
    const read = `{ tokenMetadata(tokenAddress: "${sampleMarkets.token(2)}") { metadata description links } }`
    const { tokenMetadata } = await ask(read)
    expect(tokenMetadata.metadata).toEqual(metadata)
    return [tokenMetadata.description, tokenMetadata.links]
  }
  const [web, script] = ['HTTPS://x.example', 'javascript:alert(1)']
  expect(
    await readMetadata({ description: 'd', links: { web, script, data: 'data:text/html,x', none: null } }),
  ).toEqual(['d', { web }])
  expect(
    await readMetadata({ links: [web, script, { name: 'X', url: web }, { name: 'Y', url: script }] }),
  ).toEqual([null, [web, { name: 'X', url: web }]])
  for (const links of [
    'text',
    5,
    ['not', 'a', 'map'],
    { website: null, other: { deep: true } },
    [],
    {},
    [[script]],
  ])
    expect(await readMetadata({ description: 42, links })).toEqual([null, null])
  for (const metadata of ['only a text', 5, [], null])
    expect(await readMetadata(metadata)).toEqual([null, null])
})

test('volatility comes oldest first in basis points', async () => {
  const { volatilityHistory } = await ask(
    `{ volatilityHistory(poolAddress: "${pool}", limit: 2) { volatility blockNumber timestamp } }`,
  )
  expect(volatilityHistory).toHaveLength(2)
  expect(volatilityHistory[0].blockNumber).toBeLessThan(volatilityHistory[1].blockNumber)
  for (const { volatility, blockNumber, timestamp } of volatilityHistory)
    expect([volatility, timestamp]).toEqual([100 + blockNumber, sampleTime(blockNumber).toISOString()])
})

test('the status counts the stored records', async () => {
  const { indexerStatus } = await ask(
    '{ indexerStatus { lastBlock headBlock lag marketsIndexed totalSwaps totalTransfers uptime } }',
  )
  expect(indexerStatus).toEqual({
    lastBlock: 40,
    headBlock: 40,
    lag: 0,
    marketsIndexed: 3,
    totalSwaps: await store.database.$count(swaps),
    totalTransfers: await store.database.$count(tokenTransfers),
    uptime: expect.stringMatching(/^(\d+[dhm] )*\d+s$/),
  })
})

test('a query works over GET, with variables and an operation name', async () => {
  const parameters = new URLSearchParams({
    query:
      'query Other { __typename } query One($limit: Int) { markets(limit: $limit, orderBy: CREATED_ASC) { id } }',
    operationName: 'One',
    variables: '{"limit":1}',
  })
  const response = await fetch(`${service.url}/graphql?${parameters}`)
  expect(await response.json()).toEqual({ data: { markets: [{ id: 1 }] } })
})

test('the holders of a receipt are refused, because interest makes no transfers', async () => {
  const token = sampleAddress(0xf7)
  await store.database.insert(addresses).values({ address: token, firstBlock: 1, isReceipt: true })
  await store.database.insert(tokens).values({ address: token, firstBlock: 1, type: 'ERC-20', holders: 3 })
  for (const query of ['holderCount', 'topHolders { balance }'].map((field) => field.split(' '))) {
    const [name, ...fields] = query
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ ${name}(tokenAddress: "${token}") ${fields.join(' ')} }` }),
    })
    expect(await response.json()).toMatchObject({
      errors: [
        {
          message: 'This token earns interest: only its contract knows who holds how much.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    })
  }
})
