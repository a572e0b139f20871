import { InterfaceError } from '#lib/requests/errors.ts'
import { walletDependencies } from './walletDependencies.ts'

/** An error as EIP-1193 wants it: viem reads `code` and `data`. */
class ProviderError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(message: string, code: number, data: unknown, cause: unknown) {
    super(message, { cause })
    this.code = code
    this.data = data
  }
}

/**
 * The configured node as a provider for viem and wagmi: every request goes through the app's own client, with its
 * deadline, size limit and health report, instead of viem's transport.
 */
export const nodeProvider = {
  async request({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
    try {
      return await walletDependencies().callNode(method, params)
    } catch (error) {
      const cause =
        error instanceof InterfaceError ? (error.cause as { code?: unknown } | undefined) : undefined
      if (typeof cause?.code !== 'number') throw error
      const { code, message, data } = cause as { code: number; message: string; data?: unknown }
      throw new ProviderError(message, code, data, error)
    }
  },
}
