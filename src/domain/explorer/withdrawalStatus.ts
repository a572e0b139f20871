/** What a withdrawal to L1 needs: its owner, time, or nothing more. */
export type WithdrawalStep = { needs: 'owner' | 'time' | 'nothing'; sentence: string }

const steps: Readonly<Record<string, WithdrawalStep>> = {
  'waiting for state root': {
    needs: 'time',
    sentence: 'It can be proven when its state is on L1.',
  },
  'ready to prove': {
    needs: 'owner',
    sentence: 'What it carries waits for its owner: the withdrawal has to be proven on L1.',
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
    sentence: 'What it carries waits for its owner: the withdrawal has to be finalised on L1.',
  },
  relayed: { needs: 'nothing', sentence: 'It was finalised on L1.' },
}

/** What the status of a withdrawal means for its owner; null for a status that is not known. */
export function withdrawalStep(status: string | null): WithdrawalStep | null {
  return steps[status?.toLowerCase() ?? ''] ?? null
}
