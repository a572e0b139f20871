import { formatCount } from '#lib/format/count.ts'
import type { TransactionRecord } from './transactionRecord.ts'

export type TransactionTone = 'waiting' | 'good' | 'bad' | 'neutral'

/**
 * Describes the status of a transaction in one sentence. It never presents an unknown outcome as a known one.
 * `signsInPage`: the wallet is the demo wallet, which has no window to open.
 */
export function transactionSentence(
  { status, searchedTo }: TransactionRecord,
  signsInPage = false,
): { text: string; tone: TransactionTone } {
  switch (status.name) {
    case 'simulating':
      return { text: 'Simulating on the node', tone: 'waiting' }
    case 'refused':
      return { text: `${status.reason} Nothing was sent.`, tone: 'bad' }
    case 'signing':
      return { text: (signsInPage ? inPage : inWallet)[status.slow ? 'slow' : 'signing'], tone: 'waiting' }
    case 'left':
      return {
        text: 'No usable answer from your wallet. If you signed it, or sign it later, Tideline will find it.',
        tone: 'neutral',
      }
    case 'rejected':
      return { text: 'You declined in your wallet. Nothing was sent.', tone: 'neutral' }
    case 'failed':
      return { text: status.reason, tone: 'bad' }
    case 'handed':
      return { text: 'Your wallet took it over. Waiting for its transaction.', tone: 'waiting' }
    case 'unanswered':
      return {
        text: 'Your wallet has not said whether it sent this. It may still send it.',
        tone: 'neutral',
      }
    case 'pending':
      return { text: 'Sent, waiting for a block', tone: 'waiting' }
    case 'slow':
      return { text: 'Sent; taking longer than usual', tone: 'waiting' }
    case 'queued':
      return { text: 'Sent; waits for an earlier transaction of this account', tone: 'waiting' }
    case 'unknown':
      return { text: 'Sent; no usable answer from the node, still watching', tone: 'waiting' }
    case 'confirmed':
      return { text: `Confirmed in block ${formatCount(status.block)}`, tone: 'good' }
    case 'reverted':
      return { text: `Reverted: ${status.reason}`, tone: 'bad' }
    case 'cancelled':
      return { text: 'You cancelled this in your wallet', tone: 'neutral' }
    case 'replaced':
      return { text: 'Another transaction took its place', tone: 'neutral' }
    case 'missing':
      return { text: 'Not found on the network yet. It may still arrive.', tone: 'neutral' }
    case 'superseded':
      return { text: supersededSentence(searchedTo), tone: 'neutral' }
    case 'possibleReplacement':
      return {
        text: status.isEmpty
          ? 'Not found on the network. It seems that you cancelled it in your wallet.'
          : 'Not found on the network. Another transaction seems to have taken its place.',
        tone: 'neutral',
      }
    case 'foreign':
      return {
        text: 'Your wallet answered with another transaction. The status of this one is not known yet.',
        tone: 'neutral',
      }
  }
}

const inWallet = { signing: 'Waiting for your wallet', slow: 'No answer from your wallet yet. Open it.' }
const inPage = { signing: 'Sending', slow: 'Sending; no answer from the node yet' }

function supersededSentence(searchedTo: number | null): string {
  const progress = searchedTo === null ? '' : ` Searched to block ${formatCount(searchedTo)}.`
  return `Another transaction of this account used its nonce. Looking for it.${progress}`
}

/** Whether the transaction is in progress: the wallet has been asked, or the transaction waits for a block. */
export function isOpen({ status }: TransactionRecord): boolean {
  return ['simulating', 'signing', 'handed', 'pending', 'slow', 'queued', 'unknown'].includes(status.name)
}
