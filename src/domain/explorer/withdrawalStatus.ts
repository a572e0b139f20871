import { ownEntry } from '#lib/text/ownEntry.ts'

/** What a withdrawal to L1 needs next: an action of its owner, time, or nothing. */
export type WithdrawalStep = { needs: 'owner' | 'time' | 'nothing'; sentence: string }

const steps: Readonly<Record<string, WithdrawalStep>> = {
  'waiting for state root': {
    needs: 'time',
    sentence: 'The owner can prove it once the state root is on L1.',
  },
  'ready to prove': {
    needs: 'owner',
    sentence: 'The owner must prove the withdrawal on L1.',
  },
  'in challenge period': {
    needs: 'time',
    sentence: 'It was proven and can be finalised after the challenge period.',
  },
  'waiting a game to resolve': {
    needs: 'time',
    sentence: 'It was proven and waits for a dispute game to end.',
  },
  proven: { needs: 'time', sentence: 'It was proven and can be finalised after the challenge period.' },
  'ready for relay': {
    needs: 'owner',
    sentence: 'The owner must finalise the withdrawal on L1.',
  },
  relayed: { needs: 'nothing', sentence: 'It was finalised on L1.' },
}

/** Explains the status of a withdrawal, as the explorer names it; null for an unknown status. */
export function withdrawalStep(status: string | null): WithdrawalStep | null {
  return ownEntry(steps, status?.toLowerCase() ?? '') ?? null
}
