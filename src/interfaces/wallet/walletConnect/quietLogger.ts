import type { SignClient } from '@walletconnect/sign-client'

type Logger = InstanceType<typeof SignClient>['logger']

/** Replaces WalletConnect's own logger, which keeps two megabytes of its traffic in memory. */
export const quietLogger = {
  level: 'silent',
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
  bindings: () => ({}),
  child: () => quietLogger,
} as unknown as Logger

function ignore() {}
