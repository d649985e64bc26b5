import { Card } from '../../ui/card.tsx'
import { LocalModels } from './local-models.tsx'

export const LocalModelsCard = () => (
  <Card className="grid gap-4">
    <h2 className="text-xl">On this machine, with Ollama</h2>
    <LocalModels />
  </Card>
)
