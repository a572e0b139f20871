import type { SignClient } from '@walletconnect/sign-client'

type Logger = InstanceType<typeof SignClient>['logger']

/** In place of WalletConnect's own logger, which keeps two megabytes of all it sends and receives in memory. */
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
