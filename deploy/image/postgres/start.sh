#!/bin/sh
# Makes the cluster when there is none, then runs it.
set -eu
PATH=/usr/lib/postgresql/15/bin:$PATH
data=/var/lib/postgresql/data
umask 077

if [ ! -e "$data/PG_VERSION" ]; then
  # It appears under its name when it is whole; what an interrupted start left is begun anew.
  rm -rf "$data.new"
  initdb --pgdata="$data.new" --username=qianpu_owner --pwfile="${DATABASE_OWNER_PASSWORD_FILE:?the file with the password}" \
    --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 --data-checksums >&2
  echo "include '/etc/qianpu/postgresql.conf'" >>"$data.new/postgresql.conf"
  # The network it listens on is reached by our own containers alone.
  echo 'host all all samenet scram-sha-256' >>"$data.new/pg_hba.conf"
  echo 'create database qianpu' | postgres --single -D "$data.new" postgres >/dev/null
  mv "$data.new" "$data"
fi
exec postgres -D "$data"
