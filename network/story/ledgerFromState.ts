import { type Abi, type Address, encodeFunctionData, erc20Abi, erc721Abi, numberToHex } from 'viem'
import { curvePoolAbi, lendingPoolAbi } from '#network/contracts/abi.ts'
import type { Deployment } from '#network/contracts/deploy.ts'
import type { Actors } from './actors.ts'
import { type KnownMarket, Ledger, marketCreatedTopic } from './ledger.ts'
import type { RawLog, Rpc } from './rpc.ts'

type Read = { to: Address; abi: Abi; name: string; args?: readonly unknown[]; take: (value: bigint) => void }

const batchSize = 300

/** Reads what the story must know of a chain it finds, at one block. Throws when the contracts are not there. */
export async function readLedger(
  rpc: Rpc,
  deployment: Deployment,
  actors: Actors,
  block: number,
): Promise<Ledger> {
  const ledger = new Ledger()
  const created = await rpc.ask<RawLog[]>('eth_getLogs', {
    address: deployment.curveFactory,
    topics: [marketCreatedTopic],
    fromBlock: '0x0',
    toBlock: numberToHex(block),
  })
  ledger.read(created)
  const reads = [
    ...[...ledger.markets.values()].flatMap((market) => marketReads(ledger, deployment, actors, market)),
    ...walletReads(ledger, deployment, actors),
  ]
  for (let begin = 0; begin < reads.length; begin += batchSize) {
    await readAll(rpc, reads.slice(begin, begin + batchSize), block)
  }
  return ledger
}

function marketReads(ledger: Ledger, { marketNft }: Deployment, actors: Actors, market: KnownMarket): Read[] {
  const pool = { to: market.pool, abi: curvePoolAbi as Abi }
  return [
    { ...pool, name: 'virtualReserveUsd', take: (value) => (market.usd = value) },
    { ...pool, name: 'reserveToken', take: (value) => (market.tokens = value) },
    { ...pool, name: 'feesAccrued', take: (value) => (market.fees = value) },
    {
      to: marketNft,
      abi: erc721Abi,
      name: 'ownerOf',
      args: [market.nftId],
      take: (value) => (market.creator = numberToHex(value, { size: 20 })),
    },
    ...actors.traders.map((trader) => balanceRead(ledger, market.token, trader)),
  ]
}

function walletReads(ledger: Ledger, deployment: Deployment, actors: Actors): Read[] {
  const assets = [deployment.stablecoin, deployment.wrappedEther, deployment.wrappedBitcoin]
  return assets.flatMap((asset) => [
    ...actors.all.map((actor) => balanceRead(ledger, asset, actor)),
    ...actors.borrowers.map((user) => ({
      to: deployment.lendingPool,
      abi: lendingPoolAbi as Abi,
      name: 'debtOf',
      args: [asset, user],
      take: (debt: bigint) => ledger.setDebt(asset, user, debt),
    })),
  ])
}

function balanceRead(ledger: Ledger, token: Address, holder: Address): Read {
  const take = (balance: bigint) => ledger.setBalance(token, holder, balance)
  return { to: token, abi: erc20Abi, name: 'balanceOf', args: [holder], take }
}

async function readAll(rpc: Rpc, reads: Read[], block: number) {
  const answers = await rpc.askAll(
    reads.map(({ to, abi, name, args = [] }) => ({
      method: 'eth_call',
      params: [{ to, data: encodeFunctionData({ abi, functionName: name, args }) }, numberToHex(block)],
    })),
  )
  for (const [index, read] of reads.entries()) {
    const result = answers[index]?.result
    if (typeof result !== 'string' || result === '0x')
      throw new Error(`${read.to} does not answer ${read.name}.`)
    read.take(BigInt(result))
  }
}
