import { type Abi, type Address, encodeFunctionData, type Hex, numberToHex, pad, parseUnits } from 'viem'
import { type Actors, unownedAddress } from '#network/seed/actors.ts'
import { buy, lend, type Purchase, transfer } from '#network/seed/chain/seedCalls.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import type { Random } from '#network/seed/random.ts'
import type { Scenario, ScheduledAction } from '#network/seed/scenario.ts'
import { hlpmmRouterAbi } from '#spec/abi/hlpmmRouter.ts'
import { playgroundAbi } from '#spec/abi/playground.ts'

type EdgeCase = (scenario: Scenario, round: number) => Call[]

/** Answers 42 to every call. */
const answerCode: Hex = '0x600a600c600039600a6000f3602a60005260206000f3'
/** A constructor that reverts. */
const refusingCode: Hex = '0x60006000fd'

/** Rare transactions that an explorer must show: internal transactions, creations, and each kind of failure. */
export function edgeCases(actors: Actors, density: number, random: Random): ScheduledAction[] {
  const rounds = Math.max(1, Math.round(6 * density))
  return [...internalCases(actors), ...failureCases(actors)].flatMap((act) =>
    Array.from({ length: rounds }, (_, round) => ({
      at: random.between(0.05, 0.998),
      act: (scenario: Scenario) => act(scenario, round),
    })),
  )
}

function internalCases({ all, collectors }: Actors): EdgeCase[] {
  const [builder] = collectors as [Address]
  const friends = (count: number, round: number) =>
    Array.from({ length: count }, (_, index) => all[(round * 5 + index) % all.length] as Address)
  return [
    (scenario, round) => [
      callPlayground(scenario, builder, call('split', [friends(3 + round * 3, round)]), '0.9'),
    ],
    (scenario, round) => [
      callPlayground(
        scenario,
        builder,
        call('descend', [BigInt(3 + round * 9), unownedAddress('the deep')]),
        '0.05',
      ),
    ],
    (scenario, round) => [callPlayground(scenario, builder, call('create', [BigInt(round)]), '0.02')],
    (scenario, round) => [
      callPlayground(scenario, builder, call('createAt', [pad(numberToHex(round + 1)), 2n]), '0.04'),
      callPlayground(scenario, builder, call('retireLatest', [])),
    ],
    (scenario) => [callPlayground(scenario, builder, call('countTwice', []))],
    (scenario) => [callPlayground(scenario, builder, call('count', []))],
    () => [{ from: builder, data: answerCode, gas: 200_000n }],
    ({ deployment, random }) => [
      { from: random.pick(all), to: deployment.playground, value: parseUnits('0.5', 18), gas: 60_000n },
    ],
  ]
}

function failureCases({ failingSender: from }: Actors): EdgeCase[] {
  const refused =
    (data: Hex): EdgeCase =>
    (scenario) => [callPlayground(scenario, from, data)]
  return [
    refused(call('complain', ['The harbour is closed until the tide comes in.'])),
    refused(call('complain', ['<b>bold</b> \u202Ereasons'])),
    refused(call('refuse', [404n])),
    ...[0x01n, 0x11n, 0x12n, 0x32n, 0n].map((kind) => refused(call('panic', [kind]))),
    (scenario) => [{ ...callPlayground(scenario, from, call('exhaust', [])), gas: 250_000n }],
    refused('0xdeadbeef'),
    () => [{ from, data: refusingCode, gas: 100_000n }],
    ({ deployment }) => [transfer(from, deployment.wrappedBitcoin, unownedAddress('nobody'), 10n ** 12n)],
    ({ deployment }) => [{ from, to: deployment.collectible, value: 1n, gas: 50_000n }],
    ({ deployment }) => [
      lend(from, deployment.lendingPool, 'borrow', deployment.stablecoin, parseUnits('5000', 6)),
    ],
    ({ deployment }) => [lend(from, deployment.lendingPool, 'withdraw', deployment.wrappedEther, 1n)],
    ({ deployment }) => [lend(from, deployment.lendingPool, 'repay', deployment.wrappedBitcoin, 1n)],
    ({ deployment }) => [lend(from, deployment.lendingPool, 'deposit', deployment.playground, 1n)],
    (scenario) =>
      anyPurchase(scenario, (purchase) =>
        buy(from, scenario.deployment, { ...purchase, minimum: 10n ** 40n }),
      ),
    (scenario) =>
      anyPurchase(scenario, (purchase) => ({ ...buy(from, scenario.deployment, purchase), gas: 45_000n })),
    ({ deployment }) => [{ from, to: deployment.marketRouter, data: expiredSale, gas: 200_000n }],
  ]
}

const expiredSale = encodeFunctionData({
  abi: hlpmmRouterAbi,
  functionName: 'swapExactTokensForStable',
  args: [10n ** 18n, 0n, unownedAddress('late'), unownedAddress('late'), 1n],
})

function anyPurchase({ deployment, ledger, random }: Scenario, act: (purchase: Purchase) => Call) {
  const markets = [...ledger.markets.values()]
  const [stablecoin] = deployment.marketStablecoins
  if (markets.length === 0) return []
  return [act({ stablecoin, token: random.pick(markets).token, usd: parseUnits('20', 18) })]
}

function call(functionName: string, args: readonly unknown[]) {
  return encodeFunctionData({ abi: playgroundAbi as Abi, functionName, args })
}

function callPlayground({ deployment }: Scenario, from: Address, data: Hex, ether = '0'): Call {
  return { from, to: deployment.playground, data, value: parseUnits(ether, 18), gas: 3_000_000n }
}
