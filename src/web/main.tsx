import { start } from './start.tsx'

// Kept small: the rest compresses better in the file that every page needs.
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
start(root)
