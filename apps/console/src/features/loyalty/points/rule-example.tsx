import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { FigureTable } from '#ui/figure-table';
import { MemberFace } from '#ui/member-face';
import { Card, PageLink } from '#ui/page';
import { timesText } from '../benefit-words.ts';
import styles from './points.module.css';
import { pointsTexts } from './points.texts.ts';

/** Of the example, in fen. */
const PAID_FEN = 9_990;

/** What one order brings members of each level. */
export function RuleExample({ pointsPerYuan }: { readonly pointsPerYuan: number }) {
  const texts = useTexts(pointsTexts);
  const levels = useRead('member.level.list', {}).data?.levels ?? [];
  if (levels.length === 0) return null;
  const rows = levels.map((level) => ({
    key: String(level.level),
    cells: [
      <MemberFace key="face" face={level} />,
      timesText(level.pointsTenths),
      countText(Math.floor((PAID_FEN * pointsPerYuan * level.pointsTenths) / 1_000)),
    ],
  }));
  return (
    <Card title={texts.example} note={texts.exampleNote} extra={<PageLink to="/members/levels">{texts.editLevels}</PageLink>} isFlush>
      <FigureTable head={[texts.level, texts.times, texts.gets]} rows={rows} />
      <p className={styles.note}>{texts.cards}</p>
    </Card>
  );
}
