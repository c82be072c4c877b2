#!/bin/sh
# make-secrets.sh [FOLDER]: makes every secret of compose.yaml that is ours to make, each readable by who needs it alone. What is there stays.
# INNER_NETWORK as in .env, when it is not the usual one.
set -eu
cd "${1:-$(dirname "$0")}"
network=${INNER_NETWORK:-10.86.0}
mall=10001 postgres=10002 redis=10003
mkdir -p secrets certificates
chmod 711 secrets

random() { openssl rand -hex "$1"; }

# keep NAME OWNER VALUE
keep() {
  [ -e "secrets/$1" ] || (umask 077 && printf '%s\n' "$3" >"secrets/$1")
  chown "$2:$2" "secrets/$1"
  chmod 400 "secrets/$1"
}

keep database_owner_password $postgres "$(random 24)"
keep database_owner_url $mall "postgres://qianpu_owner:$(cat secrets/database_owner_password)@$network.11:5432/qianpu"
for role in app public pod referee; do
  keep "database_${role}_url" $mall "postgres://qianpu_$role:$(random 24)@$network.11:5432/qianpu"
done
keep redis_password $redis "$(random 24)"
keep redis_url $mall "redis://:$(cat secrets/redis_password)@$network.12:6379"
keep secrets_key $mall "$(random 32)"
keep captcha_secret $mall "$(random 32)"
# Nobody but the providers can make these.
for name in sms_secret_key map_secret_key; do
  [ -e "secrets/$name" ] || echo "write secrets/$name, then run this again" >&2
  [ ! -e "secrets/$name" ] || keep "$name" $mall ''
done
