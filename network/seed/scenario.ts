import type { Address } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import { approve, mint } from '#network/seed/chain/calls.ts'
import type { Ledger } from '#network/seed/chain/ledger.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import type { Actors } from './actors.ts'
import type { Random } from './random.ts'

/** What everybody in the story can see when they act. */
export type Scenario = {
  deployment: Deployment
  actors: Actors
  ledger: Ledger
  random: Random
  /** Who has approved which spender for which token. */
  approvals: Set<string>
  /** Holdings already reserved away in the block being written. */
  reserved: Set<string>
}

/** Something that happens at a moment of the story, 0 its beginning and 1 its end. */
export type ScheduledAction = { at: number; act: (scenario: Scenario) => Call[] }

/** The approval a move needs before it, once for each owner, token and spender. */
export function approveOnce(scenario: Scenario, owner: Address, token: Address, spender: Address): Call[] {
  const key = [owner, token, spender].join().toLowerCase()
  if (scenario.approvals.has(key)) return []
  scenario.approvals.add(key)
  return [approve(owner, token, spender)]
}

/** Fresh play money for somebody who has too little for `amount`. */
export function fund(scenario: Scenario, owner: Address, token: Address, amount: bigint): Call[] {
  if (reserveBalance(scenario, owner, token) && scenario.ledger.balanceOf(token, owner) >= amount) return []
  return [mint(owner, token, amount * 8n)]
}

/** Marks a holding as used in this block. False when it was already. */
export function reserveBalance(scenario: Scenario, owner: Address, token: Address) {
  const key = [owner, token].join().toLowerCase()
  if (scenario.reserved.has(key)) return false
  scenario.reserved.add(key)
  return true
}
