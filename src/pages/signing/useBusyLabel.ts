import { useSignsInPage } from '#interfaces/wallet/wallet.ts'

/** What a form waits for: the signature of a transaction or of a message, a block, or an answer of the node. */
export type BusyWith = 'transaction' | 'message' | 'block' | 'node'

const inPage = { transaction: 'Sending…', message: 'Signing…' }

/** The label of a busy button. The demo wallet asks nothing, so nobody is sent to it. */
export function useBusyLabel(busyWith: BusyWith): string {
  const signsInPage = useSignsInPage()
  if (busyWith === 'block') return 'Waiting for a block'
  if (busyWith === 'node') return 'Waiting for the node'
  return signsInPage ? inPage[busyWith] : 'Continue in your wallet'
}
