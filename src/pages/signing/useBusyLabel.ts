import { useSignsInPage } from '#interfaces/wallet/wallet.ts'

/** What a form waits for: the signature of a transaction or of a message, or a block or a simulation. */
export type BusyWith = 'transaction' | 'message' | 'network'

const inPage = { transaction: 'Sending…', message: 'Signing…' }

/** The label of a busy button. The demo wallet asks nothing, so nobody is sent to it. */
export function useBusyLabel(busyWith: BusyWith): string {
  const signsInPage = useSignsInPage()
  if (busyWith === 'network') return 'Waiting'
  return signsInPage ? inPage[busyWith] : 'Continue in your wallet'
}
