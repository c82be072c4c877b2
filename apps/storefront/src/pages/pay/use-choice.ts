import { useState } from 'react';
import type { AnyWay, OfferedWay, OwnSums, OwnWayName, PayStatus, Ticked } from '#features/payment';
import { makingRoom, partsOf, payPlaceOf, waysHere } from '#features/payment';
import { useHistory } from '#navigation/page-history';
import { usePlatform } from '#platform/platform';

export interface TenderChoice {
  readonly offered: readonly OfferedWay['way'][];
  /** For what is left; undefined where nothing is, or nobody takes it. */
  readonly chosen: OfferedWay['way'] | undefined;
  readonly ticked: Ticked;
  readonly parts: OwnSums;
  readonly choose: (way: OfferedWay['way']) => void;
  readonly tick: (way: OwnWayName, isOn: boolean) => void;
}

interface ChoiceProps {
  readonly status: PayStatus;
  readonly ways: readonly AnyWay[];
  /** What was ticked before the shopper left for a moment: names in the address. */
  readonly own: string;
}

/** What shall pay: it begins with what the payment under way is made of. */
export function useChoice({ status: { payableFen, tenders }, ways, own }: ChoiceProps): TenderChoice {
  const { env } = usePlatform();
  const offered = waysHere(ways, payPlaceOf(env, navigator.userAgent));
  const isOpen = (name: AnyWay['way']) => tenders.some(({ way }) => way === name);
  const wasTicked = (name: OwnWayName) => isOpen(name) || own.split(',').includes(name);
  const [ticked, setTicked] = useState<Ticked>(() => ({ POINTS: wasTicked('POINTS'), BALANCE: wasTicked('BALANCE') }));
  const remember = useRemembering();
  const [wanted, setWanted] = useState(() => offered.find(isOpen));
  const parts = partsOf(payableFen, ways, ticked);
  const change = (next: Ticked) => {
    setTicked(next);
    remember(next);
  };
  const choose = (way: OfferedWay['way']) => {
    setWanted(way);
    if (parts.leftFen === 0) change(makingRoom(payableFen, ways, ticked));
  };
  const kept = wanted && offered.includes(wanted) ? wanted : offered[0];
  return {
    offered,
    chosen: parts.leftFen > 0 ? kept : undefined,
    ticked,
    parts,
    choose,
    tick: (way, isOn) => change({ ...ticked, [way]: isOn }),
  };
}

/** Who leaves to set a password, or is asked by the messenger who pays, comes back to what was ticked: the address tells, by name. */
function useRemembering(): (ticked: Ticked) => void {
  const history = useHistory();
  return ({ POINTS, BALANCE }) => {
    const { path, search, key } = history.entry();
    const query = new URLSearchParams(search);
    const own = [...(POINTS ? ['POINTS'] : []), ...(BALANCE ? ['BALANCE'] : [])].join();
    if (own) query.set('own', own);
    else query.delete('own');
    history.replace(`${path}?${query}`, key);
  };
}
