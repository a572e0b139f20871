/** Where the local network and the app listen: each port and the variable that moves it. */
export function readPort(variable: string, standard: number): number {
  const value = process.env[variable]
  if (value === undefined || value === '') return standard
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${variable} must be a port between 1 and 65535, not "${value}".`)
}

export const appPort = () => readPort('TIDELINE_APP_PORT', 4173)
