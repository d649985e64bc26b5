/** Milliseconds of this process's processor time so far: a busy machine does not add to it. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
