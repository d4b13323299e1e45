import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Opens a list on what waits, while there is any, where its address says nothing else. Whoever chooses another tab then stays there. */
export function useOpensOn(query: string, count: number | undefined) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isOpening = useRef(true);
  useEffect(() => {
    if (search !== '') isOpening.current = false;
    if (!isOpening.current || count === undefined) return;
    isOpening.current = false;
    if (count > 0) void navigate({ search: query }, { replace: true });
  }, [search, count, query, navigate]);
}
