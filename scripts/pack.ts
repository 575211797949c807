import { packShard } from './build/shards/pack-shard.ts';
import { command } from './setup/command-line.ts';
import { runCommand } from './setup/run-command.ts';

await runCommand(async () => {
  const [dir, file] = command('pack', 'Packs a shard into one file for npm run merge.')
    .argument('<folder>', 'the folder of the shard')
    .argument('<file>', 'the file to write, shard.tar')
    .parse().processedArgs;
  await packShard(dir, file);
});
