import { drillRestore } from '../restore/restore-drill.ts';
import { atMost, conclude, finding } from './proof.ts';

/** As long as production's archive may wait, twice over: the RPO is the archive's own, not that of a short run. */
const SECONDS = Number(process.env.RESTORE_SECONDS || 150);
const ARCHIVE_SECONDS = 60;
const BUYERS = 8;

const tell = (text: string) => void process.stderr.write(`${text}\n`);
const report = await drillRestore({ seconds: SECONDS, buyers: BUYERS, archiveSeconds: ARCHIVE_SECONDS, tell });

// A whole second is named, and pictures are copied once a second: two more than the archive's own.
const rows = [
  atMost('RPO: seconds before the death that are lost', report.rpoSeconds, ARCHIVE_SECONDS + 3, 's'),
  atMost('RTO: from the death until somebody buys again', report.rtoSeconds, 120, 's'),
  finding('every order promised by the named second is there', report.lostBefore.length === 0),
  finding('no order begun after it is there', report.thereAfter.length === 0),
  finding('check-books: 0 findings at that second', report.books.startsWith('0 findings')),
  finding('every picture that rows name is there, unchanged', report.picturesMissing.length + report.picturesChanged.length === 0),
];
if (!report.books.startsWith('0 findings')) tell(report.books);
process.exitCode = conclude('restore', rows, [
  `${BUYERS} shoppers bought for ${SECONDS} s; PostgreSQL and the roles were killed with SIGKILL and its data deleted; ${report.ordersPromised} orders were promised, ${report.ordersLost} of them in the seconds that are lost`,
  `the archive waits ${ARCHIVE_SECONDS} s at most (\`BACKUP_ARCHIVE_SECONDS\`); the restored second is the last whole one it holds all of`,
  `${report.picturesNamed} pictures are named by rows; they were copied once a second (production: once a minute)`,
]);
