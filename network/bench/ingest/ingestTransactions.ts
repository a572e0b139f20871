import { type Address, encodeFunctionData, parseUnits } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import { unownedAddress } from '#network/seed/actors.ts'
import { approve, buy, claimFees, lend, mint, pay, sell, transfer } from '#network/seed/chain/seedCalls.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import type { Random } from '#network/seed/random.ts'
import { collectibleAbi } from '#spec/abi/collectible.ts'
import { multiTokenAbi } from '#spec/abi/multiToken.ts'
import { playgroundAbi } from '#spec/abi/playground.ts'

export type Market = { pool: Address; token: Address; nftId: bigint }
/** The accounts, the contracts and the markets of the benchmark's chain. */
export type Scenario = { accounts: Address[]; markets: Market[]; deployment: Deployment; random: Random }

/** Each person trades this many markets, has bought tokens of them, and may sell. */
const marketsOfEach = 6
const strangers = 4_000
/** NFTs that each person mints at the beginning. */
export const collectiblesOfEach = 3
const supplies = [1n, 2n, 3n, 4n]

function marketsOf({ accounts, markets }: Scenario, person: Address): Market[] {
  const first = accounts.indexOf(person)
  return Array.from(
    { length: marketsOfEach },
    (_, step) => markets[(first + step * 3) % markets.length],
  ).filter((market) => market !== undefined)
}

/** Everything that a person needs before the transactions: money, approvals, some of each kind of token, a loan. */
export function setUpAccount(scenario: Scenario, person: Address): Call[] {
  const { deployment } = scenario
  const { stablecoin, wrappedEther, lendingPool, collectible, multiToken } = deployment
  const [dollar] = deployment.marketStablecoins
  const traded = marketsOf(scenario, person)
  const batch = encodeFunctionData({
    abi: multiTokenAbi,
    functionName: 'mintBatch',
    args: [person, supplies, supplies.map(() => 1_000_000n)],
  })
  return [
    mint(person, stablecoin, parseUnits('1000000', 6)),
    mint(person, wrappedEther, parseUnits('400', 18)),
    approve(person, stablecoin, lendingPool),
    approve(person, wrappedEther, lendingPool),
    lend(person, lendingPool, 'deposit', wrappedEther, parseUnits('100', 18)),
    lend(person, lendingPool, 'deposit', stablecoin, parseUnits('100000', 6)),
    lend(person, lendingPool, 'borrow', stablecoin, parseUnits('2000', 6)),
    mint(person, dollar, parseUnits('1000000', 18)),
    approve(person, dollar, deployment.marketRouter),
    ...traded.flatMap(({ token }) => [
      approve(person, token, deployment.marketRouter),
      buy(person, deployment, { stablecoin: dollar, token, usd: parseUnits('3000', 18) }),
    ]),
    ...Array.from({ length: collectiblesOfEach }, () => mintCollectible(person, collectible)),
    { from: person, to: multiToken, data: batch, gas: 300_000n },
  ]
}

/**
 * One everyday transaction. Of a hundred, 45 are swaps, 19 ERC-20 transfers, 10 lending, 13 payments, and 10 move
 * ERC-721 and ERC-1155 tokens. The rest are payments that a contract splits, claims of fees, and one that is reverted.
 */
export function randomTransaction(scenario: Scenario): Call {
  const { accounts, random } = scenario
  const person = random.pick(accounts)
  const chance = random.next()
  if (chance < 0.45) return swap(scenario, person)
  if (chance < 0.64) return tokenTransfer(scenario, person)
  if (chance < 0.74) return lending(scenario, person)
  if (chance < 0.87) return pay(person, stranger(random), random.between(0.0001, 0.01).toFixed(18))
  if (chance < 0.97) return collection(scenario, person)
  if (chance < 0.98) return split(scenario, person)
  if (chance < 0.99) return revertingCall(scenario, person)
  return claimFees(person, scenario.deployment, random.pick(scenario.markets).nftId)
}

function stranger(random: Random): Address {
  return unownedAddress(`bench ${random.integer(1, strangers)}`)
}

/** Each sale is far smaller than what `setUpAccount` bought. */
function swap(scenario: Scenario, person: Address): Call {
  const { random, deployment } = scenario
  const [stablecoin] = deployment.marketStablecoins
  const { token } = random.pick(marketsOf(scenario, person))
  const usd = parseUnits(random.between(1, 60).toFixed(2), 18)
  if (random.chance(0.55)) return buy(person, deployment, { stablecoin, token, usd })
  return sell(person, deployment, token, parseUnits(random.between(1_000, 150_000).toFixed(6), 18))
}

function tokenTransfer(scenario: Scenario, person: Address): Call {
  const { random, deployment } = scenario
  if (random.chance(0.6)) {
    return transfer(
      person,
      deployment.stablecoin,
      stranger(random),
      parseUnits(random.between(1, 20).toFixed(2), 6),
    )
  }
  const { token } = random.pick(marketsOf(scenario, person))
  return transfer(person, token, stranger(random), parseUnits(random.between(1, 50).toFixed(6), 18))
}

function lending({ random, deployment }: Scenario, person: Address): Call {
  const { lendingPool, stablecoin, wrappedEther } = deployment
  const move = random.pick(['deposit', 'deposit', 'withdraw', 'borrow', 'repay'] as const)
  if (move === 'borrow' || move === 'repay') {
    return lend(person, lendingPool, move, stablecoin, parseUnits(random.between(10, 40).toFixed(2), 6))
  }
  return lend(person, lendingPool, move, wrappedEther, parseUnits(random.between(0.01, 0.1).toFixed(6), 18))
}

function collection({ accounts, random, deployment }: Scenario, person: Address): Call {
  const to = random.pick(accounts)
  if (random.chance(0.5)) return mintCollectible(to, deployment.collectible)
  const id = random.pick(supplies)
  const data = random.chance(0.7)
    ? encodeFunctionData({
        abi: multiTokenAbi,
        functionName: 'safeTransferFrom',
        args: [person, to, id, BigInt(random.integer(1, 20)), '0x'],
      })
    : encodeFunctionData({
        abi: multiTokenAbi,
        functionName: 'safeBatchTransferFrom',
        args: [person, to, supplies, supplies.map(() => BigInt(random.integer(1, 9))), '0x'],
      })
  return { from: person, to: deployment.multiToken, data, gas: 250_000n }
}

function mintCollectible(to: Address, collectible: Address): Call {
  const data = encodeFunctionData({ abi: collectibleAbi, functionName: 'mint', args: [to] })
  return { from: to, to: collectible, data, gas: 150_000n }
}

function split({ random, deployment }: Scenario, person: Address): Call {
  const recipients = Array.from({ length: 4 }, () => stranger(random))
  const data = encodeFunctionData({ abi: playgroundAbi, functionName: 'split', args: [recipients] })
  return { from: person, to: deployment.playground, data, value: parseUnits('0.004', 18), gas: 400_000n }
}

function revertingCall({ random, deployment }: Scenario, person: Address): Call {
  const code = BigInt(random.integer(1, 99))
  const data = encodeFunctionData({ abi: playgroundAbi, functionName: 'refuse', args: [code] })
  return { from: person, to: deployment.playground, data, gas: 60_000n }
}
