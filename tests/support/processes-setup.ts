import { execFileSync } from 'node:child_process'

/** Updates everything that a process of the product needs; instant if it is up to date. */
export default function setup(): void {
  execFileSync('node', ['scripts/prepare.mjs'], { stdio: 'inherit' })
}
