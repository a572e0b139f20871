import type { Address } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import type { Ledger } from '#network/seed/chain/ledger.ts'
import { approve, mint } from '#network/seed/chain/seedCalls.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import type { Actors } from './actors.ts'
import type { Random } from './random.ts'

/** The context of every action in the scenario. */
export type Scenario = {
  deployment: Deployment
  actors: Actors
  ledger: Ledger
  random: Random
  /** Approvals given so far, by owner, token and spender. */
  approvals: Set<string>
  /** Balances that a transaction of the current block already uses. */
  reserved: Set<string>
}

/** An action at a time of the history: 0 is its beginning and 1 its end. */
export type ScheduledAction = { at: number; act: (scenario: Scenario) => Call[] }

/** The approval that a call needs before it, once for each owner, token and spender. */
export function approveOnce(scenario: Scenario, owner: Address, token: Address, spender: Address): Call[] {
  const key = [owner, token, spender].join().toLowerCase()
  if (scenario.approvals.has(key)) return []
  scenario.approvals.add(key)
  return [approve(owner, token, spender)]
}

/** Test tokens for an owner who has less than `amount`. */
export function fund(scenario: Scenario, owner: Address, token: Address, amount: bigint): Call[] {
  if (reserveBalance(scenario, owner, token) && scenario.ledger.balanceOf(token, owner) >= amount) return []
  return [mint(owner, token, amount * 8n)]
}

/** Reserves a balance for this block. False when it was reserved already. */
export function reserveBalance(scenario: Scenario, owner: Address, token: Address) {
  const key = [owner, token].join().toLowerCase()
  if (scenario.reserved.has(key)) return false
  scenario.reserved.add(key)
  return true
}
