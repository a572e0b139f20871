import type { Address } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import { approve, mint } from '#network/seed/chain/calls.ts'
import type { Ledger } from '#network/seed/chain/ledger.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import type { Actors } from './actors.ts'
import type { Random } from './random.ts'

/** What everybody in the story can see when they act. */
export type Scene = {
  deployment: Deployment
  actors: Actors
  ledger: Ledger
  random: Random
  /** Who has approved which spender for which token. */
  approvals: Set<string>
  /** Holdings already promised away in the block being written. */
  promised: Set<string>
}

/** Something that happens at a moment of the story, 0 its beginning and 1 its end. */
export type Happening = { at: number; act: (scene: Scene) => Call[] }

/** The approval a move needs before it, once for each owner, token and spender. */
export function approveOnce(scene: Scene, owner: Address, token: Address, spender: Address): Call[] {
  const key = [owner, token, spender].join().toLowerCase()
  if (scene.approvals.has(key)) return []
  scene.approvals.add(key)
  return [approve(owner, token, spender)]
}

/** Fresh play money for somebody who has too little for `amount`. */
export function fund(scene: Scene, owner: Address, token: Address, amount: bigint): Call[] {
  if (promise(scene, owner, token) && scene.ledger.balanceOf(token, owner) >= amount) return []
  return [mint(owner, token, amount * 8n)]
}

/** Marks a holding as used in this block. False when it was already. */
export function promise(scene: Scene, owner: Address, token: Address) {
  const key = [owner, token].join().toLowerCase()
  if (scene.promised.has(key)) return false
  scene.promised.add(key)
  return true
}
