import type { Address } from 'viem'
import { accountRoles, devAccount } from '#network/contracts/accounts.ts'
import type { Deployment } from '#network/contracts/deploy.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { Ledger } from '#network/seed/chain/ledger.ts'
import { mint, pay } from '#network/seed/chain/seedCalls.ts'
import { createTransactionSender } from '#network/seed/chain/transactionSender.ts'
import { edgeCases } from '#network/seed/everyday/edgeCases.ts'
import { everydayTransactions } from '#network/seed/everyday/everydayTransactions.ts'
import { nftTransactions } from '#network/seed/everyday/nftTransactions.ts'
import { curveCollateral } from '#network/seed/lending/curveCollateral.ts'
import { lendingSchedule } from '#network/seed/lending/lendingSchedule.ts'
import { oraclePriceUpdates } from '#network/seed/lending/oraclePrices.ts'
import { hostileMarkets } from '#network/seed/markets/hostileMarkets.ts'
import { ordinaryMarkets } from '#network/seed/markets/marketProfiles.ts'
import { marketTrades } from '#network/seed/markets/marketTrades.ts'
import { type Actors, seedActors, unownedAddress } from './actors.ts'
import { createRandom, type Random } from './random.ts'
import type { Scenario, ScheduledAction } from './scenario.ts'

type HistoryOptions = {
  rpcUrl: string
  deployment: Deployment
  seed: string
  /** The first block's time. The last block's time is `to`, and by default the time at which the writing ends. */
  from: Date
  to?: Date
  /** Share of the history's trades and everyday transactions. Loans and blocks are not scaled. */
  density?: number
  progress?: (share: number) => void
}

/** What was written. `refused` transactions were refused by the node; there should be none. */
export type History = { blocks: number; transactions: number; refused: number }

/**
 * Writes a history of real transactions on a node that mines only when told: markets and their trades, loans, NFTs,
 * failures. The same seed and times give the same history.
 */
export async function seedHistory(options: HistoryOptions): Promise<History> {
  const { rpcUrl, deployment, seed, from, to, density = 1, progress } = options
  const random = createRandom(seed)
  const actors = seedActors()
  const chain = createTransactionSender(createRpc(rpcUrl), random.fork('fees'))
  const scenario: Scenario = {
    deployment,
    actors,
    ledger: new Ledger(),
    random: random.fork('scene'),
    approvals: new Set(),
    reserved: new Set(),
  }
  const schedule = scheduleActions(actors, density, random)
  const times = blockTimes(random.fork('blocks'))
  const history: History = { blocks: 0, transactions: 0, refused: 0 }
  let next = 0
  for (const time of times) {
    scenario.reserved.clear()
    const begin = next
    while ((schedule[next]?.at ?? 2) <= time) next++
    const calls = schedule.slice(begin, next).flatMap(({ act }) => act(scenario))
    history.refused += await chain.send(calls)
    const end = (to ?? new Date()).getTime()
    const at = new Date(from.getTime() + time * (end - from.getTime()))
    scenario.ledger.read(await chain.mine(at))
    history.blocks++
    history.transactions += calls.length
    progress?.(time)
  }
  return history
}

function scheduleActions(actors: Actors, density: number, random: Random): ScheduledAction[] {
  const markets = [...ordinaryMarkets, ...hostileMarkets].flatMap((profile) =>
    marketTrades(profile, density, random.fork(profile.name), actors.traders),
  )
  return [
    ...markets,
    ...lendingSchedule(actors, random.fork('lending')),
    ...oraclePriceUpdates(actors.operator, random.fork('prices')),
    ...curveCollateral(actors),
    ...everydayTransactions(actors, density, random.fork('everyday')),
    ...nftTransactions(actors, density, random.fork('collections')),
    ...edgeCases(actors, density, random.fork('oddities')),
    { at: 0.001, act: putSavingsAside },
    { at: 0.01, act: fundFirstPerson },
  ].sort((one, other) => one.at - other.at)
}

/**
 * Each actor moves most of its coin to an account nobody uses, and keeps some for fees and payments: what the node gives a
 * development account would dwarf all that it trades.
 */
function putSavingsAside({ actors }: Scenario) {
  return actors.all.map((actor, index) =>
    pay(actor, unownedAddress(`savings of ${index}`), `${9_982 + ((index * 5) % 9)}`),
  )
}

/** Gives test tokens to an account that has no other activity. */
function fundFirstPerson({ actors, deployment }: Scenario) {
  const person: Address = devAccount(accountRoles.firstPerson).address
  const [giver] = actors.all as [Address]
  return [
    mint(giver, deployment.stablecoin, 25_000n * 10n ** 6n, person),
    mint(giver, deployment.marketStablecoins[0], 25_000n * 10n ** 18n, person),
    mint(giver, deployment.wrappedEther, 4n * 10n ** 18n, person),
    mint(giver, deployment.wrappedBitcoin, 15n * 10n ** 6n, person),
  ]
}

/**
 * The times of the blocks, closer together towards the end: a quiet week, two busy hours, a busy quarter of an hour.
 */
function blockTimes(random: Random) {
  const stretches = [
    { until: 0.988, blocks: 860 },
    { until: 0.9985, blocks: 210 },
    { until: 1, blocks: 90 },
  ]
  let begin = 0
  return stretches.flatMap(({ until, blocks }) => {
    const step = (until - begin) / blocks
    const start = begin
    begin = until
    return Array.from({ length: blocks }, (_, index) =>
      index === blocks - 1 ? until : start + step * (index + 1 + random.between(-0.4, 0.4)),
    )
  })
}
