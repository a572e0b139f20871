import { ponder } from 'ponder:registry'
import { feeClaim, market, swap, tokenTransfer, volatilitySnapshot } from 'ponder:schema'

/** Each event becomes the row that our sync makes of it. Nothing is derived: no holders, candles or totals. */

const whereOf = (event) => ({
  id: event.id,
  blockNumber: Number(event.block.number),
  logIndex: event.log.logIndex,
  timestamp: Number(event.block.timestamp),
  transactionHash: event.transaction.hash,
})

ponder.on('CurveFactory:MarketCreated', async ({ event, context }) => {
  const { marketId, nftId, virtualUsd, tokenSupply, ...terms } = event.args
  await context.db.insert(market).values({
    ...terms,
    id: Number(marketId),
    nftId: Number(nftId),
    supply: tokenSupply,
    virtualReserveUsd: virtualUsd,
    createdAtBlock: Number(event.block.number),
  })
})

ponder.on('CurvePool:Swap', async ({ event, context }) => {
  const { priceUsdAfterWad, to: _, ...trade } = event.args
  await context.db.insert(swap).values({
    ...whereOf(event),
    ...trade,
    pool: event.log.address,
    amountUsd: trade.isBuy ? trade.amountIn : trade.amountOut + trade.feeAmount,
    priceAfter: priceUsdAfterWad,
  })
})

ponder.on('CurvePool:VolatilityUpdated', async ({ event, context }) => {
  const { volatilityBps, nextFeePpm } = event.args
  await context.db.insert(volatilitySnapshot).values({
    ...whereOf(event),
    pool: event.log.address,
    volatility: Number(volatilityBps),
    nextFee: Number(nextFeePpm),
  })
})

ponder.on('CurvePool:FeesClaimed', async ({ event, context }) => {
  const { nftId, recipient, amount } = event.args
  await context.db
    .insert(feeClaim)
    .values({ ...whereOf(event), pool: event.log.address, nftId: Number(nftId), recipient, amount })
})

const transferOf = (event, tokenType, { id: tokenId = null, value: amount = 1n }, batchIndex = 0) => ({
  ...whereOf(event),
  id: `${event.id}-${batchIndex}`,
  ...{ batchIndex, tokenType, amount, tokenId },
  ...{ token: event.log.address, from: event.args.from, to: event.args.to },
})

ponder.on('Erc20:Transfer', async ({ event, context }) => {
  await context.db.insert(tokenTransfer).values(transferOf(event, 'ERC-20', event.args))
})

ponder.on('Erc721:Transfer', async ({ event, context }) => {
  await context.db.insert(tokenTransfer).values(transferOf(event, 'ERC-721', event.args))
})

ponder.on('Erc1155:TransferSingle', async ({ event, context }) => {
  await context.db.insert(tokenTransfer).values(transferOf(event, 'ERC-1155', event.args))
})

ponder.on('Erc1155:TransferBatch', async ({ event, context }) => {
  const { ids, values } = event.args
  await context.db
    .insert(tokenTransfer)
    .values(ids.map((id, index) => transferOf(event, 'ERC-1155', { id, value: values[index] }, index)))
})
