import { execFileSync } from 'node:child_process'

/** Brings all that a process of the product needs up to date; takes no time when it is. */
export default function setup(): void {
  execFileSync('node', ['scripts/prepare.mjs'], { stdio: 'inherit' })
}
