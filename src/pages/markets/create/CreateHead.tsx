import { PageHead } from '#ui/layout/PageHead.tsx'

/** The head of the page that creates a market, and what that costs. */
export function CreateHead() {
  return (
    <>
      <PageHead title="Create a market" documentTitle="Create a market" />
      <p className="-mt-3 mb-4 max-w-4xl text-sm text-muted">
        A new token on its own bonding curve. It costs only the network fee, shown before you sign.
      </p>
    </>
  )
}
