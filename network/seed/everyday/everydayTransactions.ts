import { type Address, encodeFunctionData, maxUint256, parseUnits, stringToHex } from 'viem'
import { type Actors, lookAlike, unownedAddress } from '#network/seed/actors.ts'
import { approve, claimFees, mint, pay, setFeeStrategy, transfer } from '#network/seed/chain/seedCalls.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import type { Random } from '#network/seed/random.ts'
import { reserveBalance, type Scenario, type ScheduledAction } from '#network/seed/scenario.ts'
import { collectibleAbi } from '#spec/abi/collectible.ts'

/** What people do besides trading and lending: payments, token transfers, fee claims, address poisoning. */
export function everydayTransactions(actors: Actors, density: number, random: Random): ScheduledAction[] {
  const times = (count: number, act: (scenario: Scenario) => Call[]) =>
    Array.from(
      { length: Math.ceil(count * density) },
      (): ScheduledAction => ({ at: random.between(0.03, 0.999), act }),
    )
  return [
    ...times(520, payment),
    ...times(420, tokenTransfer),
    ...times(90, stablecoinTransfer),
    ...times(150, feeClaim),
    ...times(14, nftTransfer),
    ...times(60, (scenario) => poisoning(scenario, actors.poisoner)),
    ...times(36, allowance),
    ...times(24, message),
  ]
}

/** Ether from one account to another, or now and then to an outside address. */
function payment({ actors, random }: Scenario) {
  const from = random.pick(actors.all)
  const to = random.chance(0.35)
    ? unownedAddress(`stranger ${random.integer(1, 120)}`)
    : random.pick(actors.all)
  const ether = random.chance(0.4) ? random.integer(1, 40) / 100 : random.between(0.0005, 0.3)
  return [pay(from, to, ether.toFixed(random.chance(0.5) ? 4 : 18))]
}

/** Part of a holding of market tokens, to a friend or a cold wallet. */
function tokenTransfer(scenario: Scenario) {
  const { actors, ledger, random } = scenario
  const markets = [...ledger.markets.values()]
  if (markets.length === 0) return []
  const market = random.pick(markets)
  const owner = random
    .sample(actors.traders, actors.traders.length)
    .find((trader) => ledger.balanceOf(market.token, trader) > 10n ** 15n)
  if (!owner || !reserveBalance(scenario, owner, market.token)) return []
  const to = random.chance(0.6)
    ? unownedAddress(`wallet ${random.integer(1, 200)}`)
    : random.pick(actors.traders)
  const amount = (ledger.balanceOf(market.token, owner) * BigInt(random.integer(1, 40))) / 100n
  return [transfer(owner, market.token, to, amount)]
}

function stablecoinTransfer({ actors, deployment, random }: Scenario) {
  const from = random.pick(actors.all)
  const amount = parseUnits(random.between(5, 900).toFixed(2), 6)
  const to = random.chance(0.5) ? random.pick(actors.all) : unownedAddress(`shop ${random.integer(1, 30)}`)
  return [mint(from, deployment.stablecoin, amount), transfer(from, deployment.stablecoin, to, amount)]
}

/** The holder of a market's NFT distributes the market's fees, and sometimes changes their strategy. */
function feeClaim({ actors, deployment, ledger, random }: Scenario) {
  const claimable = [...ledger.markets.values()].filter(({ fees }) => fees > 10n ** 18n)
  if (claimable.length === 0) return []
  const market = random.pick(claimable)
  market.fees = 0n
  const creator = actors.all.find((actor) => actor.toLowerCase() === market.creator)
  if (!creator) return []
  const strategy = random.integer(0, 3)
  return [
    ...(random.chance(0.2) ? [setFeeStrategy(creator, deployment, market.nftId, strategy)] : []),
    claimFees(random.chance(0.95) ? creator : random.pick(actors.all), deployment, market.nftId),
  ]
}

/** A market's NFT changes hands, and its fees are claimed for the new owner. */
function nftTransfer({ actors, deployment, ledger, random }: Scenario) {
  const market = random.pick([...ledger.markets.values()])
  const owner = actors.all.find((actor) => actor.toLowerCase() === market.creator)
  if (!owner || market.fees === 0n) return []
  const recipient = random.pick(actors.all.filter((actor) => actor !== owner))
  const data = encodeFunctionData({
    abi: collectibleAbi,
    functionName: 'transferFrom',
    args: [owner, recipient, market.nftId],
  })
  market.creator = recipient.toLowerCase() as Address
  market.fees = 0n
  return [
    { from: owner, to: deployment.marketNft, data, gas: 120_000n },
    claimFees(recipient, deployment, market.nftId),
  ]
}

/** A transfer of zero in the victim's name, or of a tiny amount, to an address that resembles one the victim uses. */
function poisoning({ actors, deployment, random }: Scenario, poisoner: Address) {
  const [victim, friend] = random.sample(actors.all, 2) as [Address, Address]
  const { stablecoin } = deployment
  if (random.chance(0.25)) {
    return [mint(poisoner, stablecoin, 10n), transfer(poisoner, stablecoin, lookAlike(friend), 10n)]
  }
  const data = encodeFunctionData({
    abi: collectibleAbi,
    functionName: 'transferFrom',
    args: [victim, lookAlike(friend), 0n],
  })
  return [{ from: poisoner, to: stablecoin, data, gas: 90_000n }]
}

/** Allowances for services: exact, unlimited, and revoked. */
function allowance({ actors, deployment, random }: Scenario) {
  const owner = random.pick(actors.all)
  const token = random.pick([deployment.stablecoin, deployment.wrappedEther, deployment.wrappedBitcoin])
  const amount = random.pick([0n, parseUnits('250', 6), maxUint256])
  return [approve(owner, token, unownedAddress(`service ${random.integer(1, 6)}`), amount)]
}

const messages = [
  'gm',
  'Invoice 2041, thank you',
  'Für die Fähre 🌊',
  'return to sender',
  '{"order":7,"paid":true}',
]

/** Ether with a short text in the input. */
function message({ actors, random }: Scenario) {
  const [from, to] = random.sample(actors.all, 2) as [Address, Address]
  const value = parseUnits(random.between(0.001, 0.2).toFixed(6), 18)
  return [{ from, to, value, data: stringToHex(random.pick(messages)), gas: 40_000n }]
}
